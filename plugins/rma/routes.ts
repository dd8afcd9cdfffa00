import type { Router } from '@adonisjs/core/http'
import { adminReturnRoutes } from '#plugins/rma/returns/admin_routes'
import { reportRoutes } from '#plugins/rma/reports/routes'
import { returnRoutes } from '#plugins/rma/returns/routes'
import { withdrawalRoutes } from '#plugins/rma/withdrawals/routes'

/** Everything that returns answer. */
export function routes(router: Router): void {
  returnRoutes(router)
  adminReturnRoutes(router)
  withdrawalRoutes(router)
  reportRoutes(router)
}
