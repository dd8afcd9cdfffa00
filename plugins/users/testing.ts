import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'
import { resetDatabase } from '#core/testing/reset_database'
import { systemOrigin } from '#core/audit/origin'
import { CreateCustomer, type NewCustomer } from '#plugins/users/actions/create_customer'
import { CreateStaff, type NewStaff } from '#plugins/users/actions/create_staff'
import { insertRow } from '#core/database/insert_rows'
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

/** Samples of a group of staff, with two people who can be members. Roles must be seeded. */
export function groupSamples() {
  let people: number[] = []
  return {
    async prepare() {
      const names = ['Première', 'Seconde']
      const made = []
      for (const name of names)
        made.push(await createStaff({ name, email: `${name.length}@exemple.fr`, role: 'editor' }))
      people = made.map(({ id }) => id)
    },
    create: (turn: number) => ({ name: `Essai ${turn}`, members: people.slice(0, 1) }),
    // The name tells a file which group it is.
    change: (turn: number) => ({ members: people, name: `Autre ${turn}` }),
  }
}

/** A role of the back office with these permissions, granted without checks. */
export async function createRole(name: string, permissions: readonly string[]) {
  const store = await app.container.make(Store)
  const now = (await app.container.make(Clock)).iso()
  return store.transaction(async (trx) => {
    const values = { name, guard_name: 'admin', grants_all: false, created_at: now, updated_at: now }
    const id = await insertRow(trx, 'users_roles', values)
    await grant(trx, id, permissions)
    await store.changes.record(trx, 'users.roles', [id])
    return { id, name, version: 1 }
  })
}

/** Gives the seeded editors these permissions and no others. */
export async function grantToEditors(permissions: readonly string[]): Promise<void> {
  const store = await app.container.make(Store)
  const role = await store.reader.first<{ id: number }>("select id from users_roles where name = 'editor'")
  const id = Number(role?.id)
  await store.transaction(async (trx) => {
    await trx.from('users_role_permissions').where('role_id', id).delete()
    await grant(trx, id, permissions)
    await store.changes.record(trx, 'users.roles', [id])
  })
}

/** A browser in which a member of staff, who is there, signs in to the back office. */
export async function signedInStaff(email = 'equipe@exemple.fr', password = PASSWORD): Promise<Visitor> {
  const visitor = new Visitor()
  const { status } = await visitor.send('POST', '/api/admin/users/session', { email, password })
  if (status !== 200) throw new Error(`Signing in was answered ${status}`)
  return visitor
}

/** A visitor who is signed in as a customer. */
export async function signedInCustomer(email = 'cliente@exemple.fr', password = PASSWORD): Promise<Visitor> {
  const visitor = new Visitor()
  const { status } = await visitor.send('POST', '/api/users/session', { email, password })
  if (status !== 200) throw new Error(`Signing in was answered ${status}`)
  return visitor
}

/** The same of a new member of staff: an administrator by default. Roles must be seeded. */
export async function newStaffVisit(fields: Partial<NewStaff> = {}): Promise<Visitor> {
  const { email } = await createStaff(fields)
  return signedInStaff(email, fields.password ?? PASSWORD)
}

/** An empty shop with roles and groups, and a new administrator who is signed in. */
export async function openOffice(): Promise<{ store: Store; visitor: Visitor }> {
  const store = await app.container.make(Store)
  await resetDatabase(store)
  await seedRoles()
  return { store, visitor: await newStaffVisit() }
}

async function grant(trx: Transaction, role: number, permissions: readonly string[]): Promise<void> {
  for (const permission of permissions) {
    await trx.insertQuery().table('users_role_permissions').insert({ role_id: role, permission })
  }
}
