import type { Router } from '@adonisjs/core/http'
import { showAttachment } from '#plugins/tickets/attachments/attachment_validator'

const Attachments = () => import('#plugins/tickets/attachments/ticket_attachments_controller')

/** Files that staff attach and read. */
export function attachmentRoutes(router: Router): void {
  router
    .post('/api/admin/tickets/attachments', [Attachments, 'store'])
    .as('tickets.admin.attachments.store')
    .permission('tickets.comment')
  router
    .get('/api/admin/tickets/tickets/:id/attachments/:file', [Attachments, 'show'])
    .as('tickets.admin.attachments.show')
    .permission('tickets.view')
    .accepts(showAttachment)
}
