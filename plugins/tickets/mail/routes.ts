import { holdsToken } from '#plugins/tickets/mail/holds_token'
import type { Router } from '@adonisjs/core/http'

const IncomingMails = () => import('#plugins/tickets/mail/incoming_mails_controller')

/** More than the largest mail that the settings allow. */
const LARGEST = 26 * 1024 * 1024

export function mailRoutes(router: Router): void {
  router
    .post('/api/tickets/mails', [IncomingMails, 'store'])
    .as('tickets.incoming_mails.store')
    .public()
    .acceptsExternalPosts({ limit: 'tickets.mail_posts', bytes: LARGEST, known: holdsToken })
}
