import type { Router } from '@adonisjs/core/http'
import { accountRoutes } from '#plugins/users/routes/account'
import { comingInRoutes } from '#plugins/users/routes/coming_in'
import { customerRoutes } from '#plugins/users/routes/customers'
import { ownAccountRoutes } from '#plugins/users/routes/own_account'
import { staffRoutes } from '#plugins/users/routes/staff'

/** Customers, and the staff who serve them. */
export function routes(router: Router): void {
  comingInRoutes(router)
  customerRoutes(router)
  ownAccountRoutes(router)
  accountRoutes(router)
  staffRoutes(router)
}
