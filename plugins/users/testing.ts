import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'
import { systemOrigin } from '#core/audit/origin'
import { CreateCustomer, type NewCustomer } from '#plugins/users/actions/create_customer'
import { CreateStaff, type NewStaff } from '#plugins/users/actions/create_staff'
import { CreateRole } from '#plugins/users/actions/roles/create_role'
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

/** A role of the back office that holds these permissions, by whatever way it came. */
export async function createRole(name: string, permissions: readonly string[]) {
  const store = await app.container.make(Store)
  const role = await (await app.container.make(CreateRole)).execute({ name, guard_name: 'admin' }, ORIGIN)
  await store.transaction(async (trx) => {
    for (const permission of permissions) {
      await trx.insertQuery().table('users_role_permissions').insert({ role_id: role.id, permission })
    }
    await store.changes.record(trx, 'users.roles', [role.id])
  })
  return role
}

/** A visitor who is signed in to the back office. */
export async function signedInStaff(email = 'equipe@exemple.fr', password = PASSWORD): Promise<Visitor> {
  const visitor = new Visitor()
  const { status } = await visitor.send('POST', '/api/admin/users/session', { email, password })
  if (status !== 200) throw new Error(`Signing in was answered ${status}`)
  return visitor
}
