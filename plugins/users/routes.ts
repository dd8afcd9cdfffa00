import type { Router } from '@adonisjs/core/http'
import { accountRoutes } from '#plugins/users/routes/account'
import { customerRoutes } from '#plugins/users/routes/customers'
import { staffRoutes } from '#plugins/users/routes/staff'

/** Customers, and the staff who serve them. */
export function routes(router: Router): void {
  customerRoutes(router)
  accountRoutes(router)
  staffRoutes(router)
}
