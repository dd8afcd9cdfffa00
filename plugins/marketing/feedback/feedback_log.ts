import { inject } from '@adonisjs/core'
import { Statements } from '#core/database/statements'
import { Subscriptions } from '#plugins/marketing/newsletter/subscriptions'
import { Suppressions, type Suppressed } from '#plugins/marketing/feedback/suppressions'
import type { MailFeedback } from '#core/mail/mail_feedback'
import type { Transaction } from '#core/database/store'

type Kept = Pick<MailFeedback, 'email' | 'detail'> & {
  kind: Exclude<MailFeedback['kind'], 'delivered'>
  mail_id: string | null
}

const ROW = { key: 'text', kind: 'text', email: 'text', mail_id: 'text', detail: 'text', at: 'instant' } as const

const FATE = { email: 'text', at: 'instant' } as const

/** Longest text of a server that is kept. */
const DETAIL = 500

/** Notes what mail servers told, and acts on it. The same feedback counts once. */
@inject()
export class KeepFeedback {
  constructor(
    private readonly suppressions: Suppressions,
    private readonly subscriptions: Subscriptions
  ) {}

  async execute(trx: Transaction, feedback: readonly MailFeedback[]): Promise<void> {
    const isArrival = ({ kind }: MailFeedback) => kind === 'delivered'
    await this.#settle(trx, feedback.filter(isArrival))
    const kept = await this.#note(
      trx,
      feedback.filter((one) => !isArrival(one))
    )
    const emailsOf = (kind: Kept['kind']) => kept.filter((one) => one.kind === kind).map(({ email }) => email)
    const ended = kept.flatMap(({ kind, email, detail }): Suppressed[] =>
      kind === 'soft_bounce' ? [] : [{ email, reason: kind, detail }]
    )
    await this.suppressions.add(trx, ended)
    await this.suppressions.addUnreachable(trx, emailsOf('soft_bounce'))
    await this.subscriptions.endAll(trx, emailsOf('complaint'))
    await this.#mark(trx, kept)
  }

  /** What is new of it. */
  async #note(trx: Transaction, feedback: readonly MailFeedback[]): Promise<Kept[]> {
    const db = new Statements(trx)
    return db.run<Kept>(
      `insert into marketing_feedback (key, kind, email, mail_id, detail, is_settled, happened_at)
       select r.key, r.kind, r.email, r.mail_id, r.detail, false, r.at from ${db.rows(ROW)} where true
       on conflict (key) do nothing returning kind, email, mail_id, detail`,
      feedback.map(({ key, kind, email, mailId, detail, happenedAt }) => {
        return { key, kind, email, mail_id: mailId, detail: detail.slice(0, DETAIL), at: happenedAt }
      })
    )
  }

  /** Soft bounces before a mail that arrived are no longer in a row. */
  async #settle(trx: Transaction, arrived: readonly MailFeedback[]): Promise<void> {
    const db = new Statements(trx)
    await db.run(
      `update marketing_feedback set is_settled = true from ${db.rows(FATE)}
       where marketing_feedback.email = r.email and marketing_feedback.happened_at <= r.at`,
      arrived.map(({ email, happenedAt }) => ({ email, at: happenedAt }))
    )
  }

  /** The log of a campaign tells which of its mails came back. */
  async #mark(trx: Transaction, kept: readonly Kept[]): Promise<void> {
    const db = new Statements(trx)
    await db.run(
      `update marketing_deliveries set state = r.kind from ${db.rows({ mail_id: 'text', kind: 'text' })}
       where marketing_deliveries.mail_id = r.mail_id`,
      kept.filter((one) => one.mail_id !== null).map(({ mail_id, kind }) => ({ mail_id, kind }))
    )
  }
}
