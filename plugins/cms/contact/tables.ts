import { bigint, instant, integer, nullable, table, text } from '#core/database/table'
import type { Locale } from '#core/i18n/locales'
import type { SpamReason } from '#plugins/cms/contact/spam_reason'

const MESSAGE_STATES = ['new', 'read', 'answered', 'passed_on', 'spam'] as const

export type MessageState = (typeof MESSAGE_STATES)[number]

/** Messages of the contact form. One that another plugin took is kept as `passed_on`, so that it is taken once. */
export const messages = table('cms_messages', {
  id: bigint(),
  name: text(),
  email: text(),
  phone: nullable(text()),
  subject: text(),
  message: text(),
  orderNumber: nullable(text()),
  state: text<MessageState>(),
  spamReason: nullable(text<SpamReason>()),
  /** SHA-256 of sender and words: the same message sent twice is stored once. */
  digest: text(),
  customerId: nullable(bigint()),
  channel: text(),
  locale: text<Locale>(),
  sentAt: instant(),
  version: integer(),
  createdAt: instant(),
  updatedAt: instant(),
})
