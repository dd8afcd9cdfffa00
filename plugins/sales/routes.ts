import type { Router } from '@adonisjs/core/http'
import { adminDraftRoutes } from '#plugins/sales/drafts/routes'
import { adminPaymentRoutes } from '#plugins/sales/payments/admin_routes'
import { downloadRoutes } from '#plugins/sales/downloads/routes'
import { invoiceRoutes } from '#plugins/sales/invoices/routes'
import { refundRoutes } from '#plugins/sales/refunds/routes'
import { shipmentRoutes } from '#plugins/sales/shipments/routes'
import { tableRateRoutes } from '#plugins/sales/shipping/table_rates/routes'
import { adminOrderRoutes } from '#plugins/sales/orders/admin_routes'
import { adminQuoteRoutes } from '#plugins/sales/quotes/admin_routes'
import { adminReportRoutes } from '#plugins/sales/reports/routes'
import { cartRoutes } from '#plugins/sales/cart/routes'
import { taxRoutes } from '#plugins/sales/taxes/routes'
import { checkoutRoutes } from '#plugins/sales/checkout/routes'
import { paperRoutes } from '#plugins/sales/documents/papers/routes'
import { orderRoutes } from '#plugins/sales/orders/routes'
import { paymentRoutes } from '#plugins/sales/payments/routes'
import { quoteRoutes } from '#plugins/sales/quotes/routes'

/** What shoppers and staff ask of the sales. */
export function routes(router: Router): void {
  cartRoutes(router)
  taxRoutes(router)
  tableRateRoutes(router)
  checkoutRoutes(router)
  orderRoutes(router)
  downloadRoutes(router)
  paymentRoutes(router)
  quoteRoutes(router)
  adminOrderRoutes(router)
  adminQuoteRoutes(router)
  adminDraftRoutes(router)
  shipmentRoutes(router)
  invoiceRoutes(router)
  adminPaymentRoutes(router)
  refundRoutes(router)
  paperRoutes(router)
  adminReportRoutes(router)
}
