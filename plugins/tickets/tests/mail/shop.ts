import app from '@adonisjs/core/services/app'
import { ReceiveMail, type Received } from '#plugins/tickets/mail/receive_mail'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { runEvents } from '#core/testing/run_events'
import { rawMail } from '#plugins/tickets/tests/mail/raw_mail'
import { resetDatabase } from '#core/testing/reset_database'
import { runJobs } from '#core/testing/run_jobs'
import { seedRoles } from '#plugins/users/testing'
import { seedTicketWords } from '#plugins/tickets/testing'
import { systemOrigin } from '#core/audit/origin'
import { watchMails } from '#core/testing/watch_mails'
import type { StoredMail } from '#core/mail/stored_mails'

export const ADDRESS = 'aide@cave.example'

/** A shop with the words of tickets, whose tickets are answered at `ADDRESS`. */
export async function mailShop(): Promise<Store> {
  const store = await app.container.make(Store)
  await resetDatabase(store)
  await seedRoles()
  await seedTicketWords()
  await set('tickets.mail.address', ADDRESS)
  return store
}

export async function set(key: string, value: unknown): Promise<void> {
  const [store, settings] = [await app.container.make(Store), await app.container.make(Settings)]
  await store.transaction((trx) => settings.set(trx, key, value, {}, systemOrigin('command', 'test')))
}

export async function receive(...args: Parameters<typeof rawMail>): Promise<Received> {
  return (await app.container.make(ReceiveMail)).execute(rawMail(...args))
}

/** The mails that some work makes the shop send, the oldest first. */
export async function mailsOf(work: () => Promise<unknown>): Promise<StoredMail[]> {
  await settle()
  const stored = await watchMails()
  await work()
  await settle()
  return (await stored()).reverse()
}

async function settle(): Promise<void> {
  await runEvents()
  await runJobs()
}

/** The notes of a ticket: who wrote what, `!` before what only staff read. */
export async function notesOf(ticketId: number): Promise<string[]> {
  const store = await app.container.make(Store)
  const rows = await store.reader.all<{ actor_kind: string; notes: string; is_private: unknown }>(
    "select actor_kind, notes, is_private from tickets_journals where ticket_id = ? and notes <> '' order by id",
    [ticketId]
  )
  return rows.map(({ actor_kind: kind, notes, is_private: isPrivate }) => `${isPrivate ? '!' : ''}${kind}: ${notes}`)
}
