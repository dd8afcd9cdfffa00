import type { Router } from '@adonisjs/core/http'
import { accountRoutes } from '#plugins/tickets/account/routes'
import { attachmentRoutes } from '#plugins/tickets/attachments/routes'
import { boardRoutes } from '#plugins/tickets/board/routes'
import { clockRoutes } from '#plugins/tickets/clocks/routes'
import { mailRoutes } from '#plugins/tickets/mail/routes'
import { redmineRoutes } from '#plugins/tickets/redmine/routes'
import { ticketRoutes } from '#plugins/tickets/tickets/routes'
import { workflowRoutes } from '#plugins/tickets/workflow/routes'

export function routes(router: Router): void {
  accountRoutes(router)
  attachmentRoutes(router)
  boardRoutes(router)
  clockRoutes(router)
  mailRoutes(router)
  redmineRoutes(router)
  ticketRoutes(router)
  workflowRoutes(router)
}
