import type { Router } from '@adonisjs/core/http'
import { adminDraftRoutes } from '#plugins/sales/routes/admin_drafts'
import { adminDocumentRoutes } from '#plugins/sales/routes/admin_documents'
import { adminOrderRoutes } from '#plugins/sales/routes/admin_orders'
import { adminQuoteRoutes } from '#plugins/sales/routes/admin_quotes'
import { adminReportRoutes } from '#plugins/sales/routes/admin_reports'
import { cartRoutes } from '#plugins/sales/routes/cart'
import { configurationRoutes } from '#plugins/sales/routes/configuration'
import { checkoutRoutes } from '#plugins/sales/routes/checkout'
import { paperRoutes } from '#plugins/sales/routes/papers'
import { orderRoutes } from '#plugins/sales/routes/orders'
import { paymentRoutes } from '#plugins/sales/routes/payments'
import { quoteRoutes } from '#plugins/sales/routes/quotes'

/** What shoppers and staff ask of the sales. */
export function routes(router: Router): void {
  cartRoutes(router)
  configurationRoutes(router)
  checkoutRoutes(router)
  orderRoutes(router)
  paymentRoutes(router)
  quoteRoutes(router)
  adminOrderRoutes(router)
  adminQuoteRoutes(router)
  adminDraftRoutes(router)
  adminDocumentRoutes(router)
  paperRoutes(router)
  adminReportRoutes(router)
}
