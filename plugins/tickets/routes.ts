import type { Router } from '@adonisjs/core/http'
import { attachmentRoutes } from '#plugins/tickets/attachments/routes'
import { ticketRoutes } from '#plugins/tickets/tickets/routes'

export function routes(router: Router): void {
  attachmentRoutes(router)
  ticketRoutes(router)
}
