import type { Router } from '@adonisjs/core/http'
import { ticketRoutes } from '#plugins/tickets/tickets/routes'

export function routes(router: Router): void {
  ticketRoutes(router)
}
