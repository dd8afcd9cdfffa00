import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { TellFeedback } from '#core/mail/tell_feedback'
import { feedbackKey, type FeedbackKind } from '#core/mail/mail_feedback'
import { readFeedbackMail } from '#core/mail/read_feedback_mail'

/**
 * Takes a mail that tells of a bounce or a complaint. Anybody can write one, so it counts only when it names the id of a
 * mail that the shop sent, which nobody but its recipient knows; and it counts for that recipient.
 */
@inject()
export class ReceiveFeedbackMail {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly tell: TellFeedback
  ) {}

  /** What it told; null: nothing. */
  async execute(raw: Buffer): Promise<{ kind: FeedbackKind; email: string } | null> {
    const reported = await readFeedbackMail(raw)
    if (!reported) return null
    const { kind, mailId } = reported
    const sql = 'select recipient from core_mails where mail_id = ?'
    const sent = await this.store.reader.first<{ recipient: string }>(sql, [mailId])
    if (!sent) return null
    const feedback = {
      ...reported,
      email: sent.recipient,
      happenedAt: this.clock.iso(),
      key: feedbackKey(kind, mailId),
    }
    await this.store.transaction((trx) => this.tell.execute(trx, [feedback]))
    return { kind, email: sent.recipient }
  }
}
