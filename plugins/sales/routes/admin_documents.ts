import type { Router } from '@adonisjs/core/http'
import { storeRefund, storeRefundPayment, storeRefundPreview } from '#plugins/sales/validators/refund_validator'
import {
  storeCapture,
  storeInvoice,
  storeInvoiceReminder,
  storeRepayment,
  storeShipment,
  storeTransaction,
} from '#plugins/sales/validators/admin_order_validator'

const ShipmentsController = () => import('#plugins/sales/controllers/admin/shipments_controller')
const SourcesController = () => import('#plugins/sales/controllers/admin/shipment_sources_controller')

const InvoicesController = () => import('#plugins/sales/controllers/admin/invoices_controller')
const RemindersController = () => import('#plugins/sales/controllers/admin/invoice_reminders_controller')
const TransactionsController = () => import('#plugins/sales/controllers/admin/transactions_controller')
const CapturesController = () => import('#plugins/sales/controllers/admin/captures_controller')
const AsksController = () => import('#plugins/sales/controllers/admin/payment_asks_controller')
const RepaymentsController = () => import('#plugins/sales/controllers/admin/repayments_controller')
const ChoicesController = () => import('#plugins/sales/controllers/admin/payment_choices_controller')

const RefundsController = () => import('#plugins/sales/controllers/admin/refunds_controller')
const RefundPaymentsController = () => import('#plugins/sales/controllers/admin/refund_payments_controller')
const RefundPreviewsController = () => import('#plugins/sales/controllers/admin/refund_previews_controller')

const API = '/api/admin/sales'

/** Staff send what was ordered, and bill it. */
export function adminDocumentRoutes(router: Router): void {
  shipmentRoutes(router)
  invoiceRoutes(router)
  transactionRoutes(router)
  refundRoutes(router)
}

function shipmentRoutes(router: Router): void {
  router
    .get(`${API}/shipments`, [ShipmentsController, 'index'])
    .as('sales.admin.shipments.index')
    .permission('sales.shipments.list')
  router
    .get(`${API}/shipments/:id`, [ShipmentsController, 'show'])
    .as('sales.admin.shipments.show')
    .permission('sales.shipments.view')
  router
    .get(`${API}/shipment-sources`, [SourcesController, 'index'])
    .as('sales.admin.shipment_sources.index')
    .permission('sales.shipments.create')
  router
    .post(`${API}/orders/:id/shipments`, [ShipmentsController, 'store'])
    .as('sales.admin.shipments.store')
    .permission('sales.shipments.create')
    .accepts(storeShipment)
}

function invoiceRoutes(router: Router): void {
  router
    .get(`${API}/invoices`, [InvoicesController, 'index'])
    .as('sales.admin.invoices.index')
    .permission('sales.invoices.list')
  router
    .get(`${API}/invoices/:id`, [InvoicesController, 'show'])
    .as('sales.admin.invoices.show')
    .permission('sales.invoices.view')
  router
    .post(`${API}/orders/:id/invoices`, [InvoicesController, 'store'])
    .as('sales.admin.invoices.store')
    .permission('sales.invoices.create')
    .accepts(storeInvoice)
  router
    .post(`${API}/invoices/:id/reminders`, [RemindersController, 'store'])
    .as('sales.admin.invoice_reminders.store')
    .permission('sales.invoices.remind')
    .accepts(storeInvoiceReminder)
}

function transactionRoutes(router: Router): void {
  router
    .get(`${API}/transactions`, [TransactionsController, 'index'])
    .as('sales.admin.transactions.index')
    .permission('sales.transactions.list')
  router
    .get(`${API}/transactions/:id`, [TransactionsController, 'show'])
    .as('sales.admin.transactions.show')
    .permission('sales.transactions.view')
  router
    .post(`${API}/invoices/:id/transactions`, [TransactionsController, 'store'])
    .as('sales.admin.transactions.store')
    .permission('sales.transactions.create')
    .accepts(storeTransaction)
  router
    .post(`${API}/orders/:id/captures`, [CapturesController, 'store'])
    .as('sales.admin.captures.store')
    .permission('sales.transactions.capture')
    .accepts(storeCapture)
  router
    .post(`${API}/orders/:id/repayments`, [RepaymentsController, 'store'])
    .as('sales.admin.repayments.store')
    .permission('sales.transactions.refund')
    .accepts(storeRepayment)
  router
    .post(`${API}/payment-movements/:id/asks`, [AsksController, 'store'])
    .as('sales.admin.payment_asks.store')
    .permission('sales.transactions.ask')
  router
    .get(`${API}/payment-choices`, [ChoicesController, 'index'])
    .as('sales.admin.payment_choices.index')
    .permission('sales.transactions.create')
}

function refundRoutes(router: Router): void {
  router
    .get(`${API}/refunds`, [RefundsController, 'index'])
    .as('sales.admin.refunds.index')
    .permission('sales.refunds.list')
  router
    .get(`${API}/refunds/:id`, [RefundsController, 'show'])
    .as('sales.admin.refunds.show')
    .permission('sales.refunds.view')
  router
    .post(`${API}/orders/:id/refunds`, [RefundsController, 'store'])
    .as('sales.admin.refunds.store')
    .permission('sales.refunds.create')
    .accepts(storeRefund)
  router
    .post(`${API}/refunds/:id/payments`, [RefundPaymentsController, 'store'])
    .as('sales.admin.refund_payments.store')
    .permission('sales.transactions.refund')
    .accepts(storeRefundPayment)
  router
    .post(`${API}/orders/:id/refund-previews`, [RefundPreviewsController, 'store'])
    .as('sales.admin.refund_previews.store')
    .permission('sales.refunds.update_qty')
    .accepts(storeRefundPreview)
}
