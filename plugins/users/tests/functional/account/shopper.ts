import app from '@adonisjs/core/services/app'
import { StoredMails } from '#core/mail/stored_mails'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { type Visitor, type Answer } from '#core/testing/visitor'
import { runJobs } from '#core/testing/run_jobs'
import { systemOrigin } from '#core/audit/origin'
import { resetDatabase } from '#core/testing/reset_database'
import { PASSWORD, createCustomer, seedRoles, signedInCustomer } from '#plugins/users/testing'

/** An empty shop with roles and groups. */
export async function openShop(): Promise<Store> {
  const store = await app.container.make(Store)
  await resetDatabase(store)
  await seedRoles()
  return store
}

/** The same with a customer who is signed in. */
export async function openAccount(): Promise<{ store: Store; visitor: Visitor; id: number }> {
  const store = await openShop()
  const { id, email } = await createCustomer()
  return { store, visitor: await signedInCustomer(email, PASSWORD), id }
}

/** Field and code of each refusal in an answer. */
export function refusals({ body }: Answer): [field: string | undefined, code: string][] {
  const { errors = [] } = body as { errors?: { field?: string; code: string }[] }
  return errors.map(({ field, code }) => [field, code])
}

/** Takes front permissions away from the role of ordinary customers. */
export async function takePermissions(store: Store, ...keys: string[]): Promise<void> {
  await store.transaction(async (trx) => {
    await trx.from('users_role_permissions').whereIn('permission', keys).delete()
    await store.changes.record(trx, 'users.roles', ['taken'])
  })
}

/** Runs the jobs that wait, and gives the newest mails to an address, newest first. */
export async function mailsTo(email: string) {
  await runJobs()
  const mails = await (await app.container.make(StoredMails)).list(10)
  return mails.filter(({ to }) => to === email)
}

/** The token of the link in the newest mail to an address. */
export async function tokenTo(email: string, page: 'confirm-email' | 'reset-password'): Promise<string> {
  const [mail] = await mailsTo(email)
  return new RegExp(`/${page}/([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
}

/** Names and payloads of the events that were recorded, in their order. */
export async function eventsOf(store: Store): Promise<[name: string, payload: unknown][]> {
  const rows = await store.reader.all<{ name: string; payload: string }>(
    "select name, payload from core_events where name like 'users.customer.%' order by seq"
  )
  return rows.map(({ name, payload }) => [name, JSON.parse(payload)])
}

/** Sets a setting of the shop. */
export async function setSetting(key: string, value: unknown, scope: { locale?: 'fr_FR' } = {}): Promise<void> {
  const [store, settings] = [await app.container.make(Store), await app.container.make(Settings)]
  await store.transaction((trx) => settings.set(trx, key, value, scope, systemOrigin('command', 'test')))
}
