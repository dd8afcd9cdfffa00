import { bigint, instant, nullable, table, text } from '#core/database/table'

/** What became of a mail: a ticket, a note, or nothing, with the reason. */
export type MailOutcome = 'created' | 'noted' | 'ignored' | 'refused'

/** Why a mail became nothing. */
export type MailReason =
  'automatic' | 'bounce' | 'list' | 'own' | 'too_many' | 'too_large' | 'unknown_sender' | 'unreadable'

/** Mails that came in. Nothing of what they say is kept here: the same one counts once, and answers find their ticket. */
export const mails = table('tickets_mails', {
  id: bigint(),
  /** Of its id, or of the whole mail if it has none. */
  digest: text(),
  messageId: nullable(text()),
  ticketId: nullable(bigint()),
  outcome: text<MailOutcome>(),
  reason: nullable(text<MailReason>()),
  receivedAt: instant(),
})
