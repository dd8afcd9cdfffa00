import type { Router } from '@adonisjs/core/http'

const MailFeedback = () => import('#plugins/marketing/feedback/controllers/mail_feedback_controller')

/** What became of mails. */
export function feedbackRoutes(router: Router): void {
  router
    .post('/api/marketing/mail-feedback', [MailFeedback, 'store'])
    .as('marketing.mail_feedback.store')
    .public()
    .acceptsExternalPosts({ limit: 'marketing.mail_feedback', bytes: 256 * 1024 })
}
