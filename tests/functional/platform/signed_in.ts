import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'
import { PASSWORD, createStaff } from '#plugins/users/testing'

/** A browser in which a member of staff is signed in: the administrator, or an editor with some permissions. */
export async function signedIn(email: string, permissions?: readonly string[]): Promise<Visitor> {
  const name = email.split('@')[0] ?? email
  await createStaff({ email, name, role: permissions ? 'editor' : 'admin' })
  if (permissions) await grant(permissions)
  const visitor = new Visitor()
  const answer = await visitor.send('POST', '/api/admin/users/session', { email, password: PASSWORD })
  if (answer.status >= 400) throw new Error(`Not signed in: ${JSON.stringify(answer.body)}`)
  return visitor
}

/** Gives editors these permissions and no others. */
export async function grant(permissions: readonly string[]): Promise<void> {
  const store = await app.container.make(Store)
  const role = await store.reader.first<{ id: number }>("select id from users_roles where name = 'editor'")
  const id = Number(role?.id)
  await store.transaction(async (trx) => {
    await trx.from('users_role_permissions').where('role_id', id).delete()
    for (const permission of permissions) {
      await trx.insertQuery().table('users_role_permissions').insert({ role_id: id, permission })
    }
    await store.changes.record(trx, 'users.roles', [id])
  })
}

/** The code and the field of a refusal. */
export function refused(body: unknown): [code: string | undefined, field: string | undefined] {
  const [first] = (body as { errors: { code: string; field?: string }[] }).errors
  return [first?.code, first?.field]
}

export function dataOf<T>(body: unknown): T {
  return (body as { data: T }).data
}

/** Takes the rows out of some tables: signing in again for each test would cost more than the test. */
export async function emptied(store: Store, ...tables: string[]): Promise<void> {
  for (const table of tables) await store.lucid.rawQuery(`delete from ${table}`)
}
