import type { Transaction } from '#core/database/store'

/**
 * What a mail server told of a mail. `hard_bounce`: the address takes no mails, for good. `soft_bounce`: this mail was
 * not taken. `complaint`: its reader called it unwanted.
 */
export type FeedbackKind = 'hard_bounce' | 'soft_bounce' | 'complaint' | 'delivered'

export interface MailFeedback {
  kind: FeedbackKind
  /** Address that the mail went to, folded. */
  email: string
  /** Id of the mail, where it is known. */
  mailId: string | null
  /** What the server said, in its own words. */
  detail: string
  happenedAt: string
  /** The same for each report of one event. */
  key: string
}

/** Contribution to `core.mail_feedback`: keeps what it needs. The same feedback may come several times. */
export interface FeedbackKeeper {
  keep(trx: Transaction, feedback: readonly MailFeedback[]): Promise<void>
}

/** A mail has each fate once, whoever tells it. */
export const feedbackKey = (kind: FeedbackKind, mailId: string): string => `${kind} ${mailId}`
