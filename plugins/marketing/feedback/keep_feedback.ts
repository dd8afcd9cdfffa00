import app from '@adonisjs/core/services/app'
import { KeepFeedback } from '#plugins/marketing/feedback/feedback_log'
import type { FeedbackKeeper } from '#core/mail/mail_feedback'

/** Bounces and complaints end what campaigns send to an address. */
const keepFeedback: FeedbackKeeper = {
  async keep(trx, feedback) {
    const keep = await app.container.make(KeepFeedback)
    await keep.execute(trx, feedback)
  },
}

export default keepFeedback
