import app from '@adonisjs/core/services/app'
import { systemOrigin } from '#core/audit/origin'
import { CreateCustomer, type NewCustomer } from '#plugins/users/actions/create_customer'
import { CreateStaff, type NewStaff } from '#plugins/users/actions/create_staff'
import { SeedRoles } from '#plugins/users/actions/seed_roles'

/** The password of every account made here. */
export const PASSWORD = 'Millesime-2015!'

const ORIGIN = systemOrigin('command', 'test')

/** Roles and groups as a fresh shop has them. */
export async function seedRoles() {
  return (await app.container.make(SeedRoles)).execute(ORIGIN)
}

/** A customer who can sign in. Roles must be seeded. */
export async function createCustomer(fields: Partial<NewCustomer> = {}) {
  const create = await app.container.make(CreateCustomer)
  return create.execute(
    { email: 'cliente@exemple.fr', password: PASSWORD, firstName: 'Claire', lastName: 'Client', ...fields },
    ORIGIN
  )
}

/** A member of staff who can sign in. Roles must be seeded. */
export async function createStaff(fields: Partial<NewStaff> = {}) {
  const create = await app.container.make(CreateStaff)
  return create.execute(
    { email: 'equipe@exemple.fr', password: PASSWORD, name: 'Équipe', role: 'admin', ...fields },
    ORIGIN
  )
}
