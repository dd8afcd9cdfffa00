import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { TellFeedback } from '#core/mail/tell_feedback'
import { feedbackKey } from '#core/mail/mail_feedback'
import { foldEmail } from '#core/database/fold_email'
import { queryRows } from '#core/database/query_rows'

const FIND = 'select taken_at from core_mail_deliveries where mail_id = ?'

const BEGIN = `insert into core_mail_deliveries (mail_id, begun_at) values (?, ?) on conflict (mail_id) do nothing`

const TAKE = 'update core_mail_deliveries set taken_at = ? where mail_id = ?'

const NOTE = `insert into core_mails (mail_id, recipient, template, subject, sent_at) values (?, ?, ?, ?, ?)
  on conflict (mail_id) do nothing`

const COUNT = 'select template, count(*) as count from core_mails where sent_at >= ? group by template'

/** Longest subject that is kept. */
const SUBJECT = 250

/** A mail as it is remembered: never its text, which may hold a secret link. */
export interface SentMail {
  to: string
  template: string
  subject: string
}

/** The state that earlier runs of the job left: `begun` may or may not have been accepted by the server; `taken` was answered. */
export type DeliveryState = 'new' | 'begun' | 'taken'

/**
 * Records which mails were handed to the mail server. A job whose worker was killed runs again; a mail that the server
 * has already accepted must not be sent twice.
 */
@inject()
export class MailDeliveries {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly tell: TellFeedback
  ) {}

  /** Records that a mail is about to be sent. Returns the state before. */
  async begin(id: string): Promise<DeliveryState> {
    return this.store.transaction(async (trx) => {
      const [found] = await queryRows<{ taken_at: string | null }>(trx, FIND, [id])
      if (found) return found.taken_at === null ? 'begun' : 'taken'
      await queryRows(trx, BEGIN, [id, this.clock.iso()])
      return 'new'
    })
  }

  /** How many mails left since an instant, by the name of the mail. */
  async countSince(instant: string): Promise<Map<string, number>> {
    const rows = await this.store.reader.all<{ template: string; count: number }>(COUNT, [instant])
    return new Map(rows.map(({ template, count }) => [template, Number(count)]))
  }

  /** Records that the server has accepted the mail, or that it was stored. */
  async taken(id: string, { to, template, subject }: SentMail): Promise<void> {
    const now = this.clock.iso()
    await this.store.transaction(async (trx) => {
      await queryRows(trx, TAKE, [now, id])
      await queryRows(trx, NOTE, [id, foldEmail(to).slice(0, 254), template, subject.slice(0, SUBJECT), now])
    })
  }

  /** Records that the server has refused the mail for good: it is not tried again. */
  async refused(
    id: string,
    to: string,
    refusal: { kind: 'hard_bounce' | 'soft_bounce'; detail: string }
  ): Promise<void> {
    const now = this.clock.iso()
    await this.store.transaction(async (trx) => {
      await queryRows(trx, TAKE, [now, id])
      const { kind } = refusal
      const email = foldEmail(to).slice(0, 254)
      await this.tell.execute(trx, [{ ...refusal, email, mailId: id, happenedAt: now, key: feedbackKey(kind, id) }])
    })
  }
}
