import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'

/** A message that a visitor wrote with a form of the site. */
export interface VisitorMessage {
  name: string
  /** Folded. */
  email: string
  phone: string | null
  subject: string
  message: string
  orderNumber: string | null
  /** Null for a guest. */
  customerId: number | null
  channel: string
  locale: Locale
  /** ISO instant. */
  sentAt: string
}

/**
 * A plugin that makes something of its own of visitors' messages, such as a ticket. Contributed to
 * `platform.message_takers`. A message that is advertising, or that was sent twice, is not offered.
 */
export interface MessageTaker {
  /**
   * True: the message is the taker's, and it tells whoever must know. False: it is offered to the next one; when nobody
   * takes it, the form keeps it. Runs in the transaction that stores the message, so only SQL may be awaited.
   */
  take(trx: Transaction, message: VisitorMessage): Promise<boolean>
}
