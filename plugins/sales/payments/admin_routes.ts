import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import {
  storeCapture,
  storeOrderPayment,
  storeRepayment,
  storeTransaction,
} from '#plugins/sales/payments/payment_validator'

const Payments = () => import('#plugins/sales/payments/controllers/staff_payments_controller')

const API = '/api/admin/sales'

/** Staff look after the money that came or went. */
export function adminPaymentRoutes(router: Router): void {
  router
    .get(`${API}/transactions`, [Payments, 'index'])
    .as('sales.admin.transactions.index')
    .permission('sales.transactions.list')
    .accepts(listQuery)
  router
    .get(`${API}/transactions/:id`, [Payments, 'show'])
    .as('sales.admin.transactions.show')
    .permission('sales.transactions.view')
  router
    .post(`${API}/invoices/:id/transactions`, [Payments, 'payInvoice'])
    .as('sales.admin.transactions.store')
    .permission('sales.transactions.create')
    .accepts(storeTransaction)
  router
    .post(`${API}/orders/:id/payments`, [Payments, 'payOrder'])
    .as('sales.admin.order_payments.store')
    .permission('sales.transactions.create')
    .accepts(storeOrderPayment)
  router
    .post(`${API}/orders/:id/captures`, [Payments, 'capture'])
    .as('sales.admin.captures.store')
    .permission('sales.transactions.capture')
    .accepts(storeCapture)
  router
    .post(`${API}/orders/:id/repayments`, [Payments, 'repay'])
    .as('sales.admin.repayments.store')
    .permission('sales.transactions.refund')
    .accepts(storeRepayment)
  router
    .post(`${API}/payment-movements/:id/asks`, [Payments, 'ask'])
    .as('sales.admin.payment_asks.store')
    .permission('sales.transactions.ask')
  router
    .get(`${API}/payment-choices`, [Payments, 'choices'])
    .as('sales.admin.payment_choices.index')
    .permission('sales.transactions.create')
}
