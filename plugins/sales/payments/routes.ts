import { storeOwnPayment } from '#plugins/sales/payments/payment_validator'
import type { Router } from '@adonisjs/core/http'

const notifications = () => import('#plugins/sales/payments/controllers/payment_notifications_controller')
const beginnings = () => import('#plugins/sales/payments/controllers/payment_beginnings_controller')
const returns = () => import('#plugins/sales/payments/controllers/payment_returns_controller')
const pages = () => import('#plugins/sales/payments/controllers/payment_pages_controller')
const orderPayments = () => import('#plugins/sales/payments/controllers/order_payments_controller')

const API = '/api/sales'

/** Payments that are made elsewhere: what providers tell, where their pages send the browser back to, another try. */
export function paymentRoutes(router: Router): void {
  router
    .post(`${API}/payment-notifications/:method`, [notifications, 'store'])
    .as('sales.payment_notifications.store')
    .public()
    .acceptsExternalPosts({ limit: 'sales.payment_notifications', bytes: 64 * 1024 })
  router.get(`${API}/payment-pages`, [pages, 'index']).as('sales.payment_pages.index').public()
  router.get(`${API}/payments/:token`, [beginnings, 'show']).as('sales.payment_beginnings.show').public()
  router.get(`${API}/payments/:token/return`, [returns, 'show']).as('sales.payment_returns.show').public()
  router
    .post(`${API}/payments/:token/return`, [returns, 'store'])
    .as('sales.payment_returns.store')
    .public()
    .acceptsExternalPosts({ limit: 'sales.payment_returns', bytes: 64 * 1024 })
  router
    .post(`${API}/account/orders/:number/payments`, [orderPayments, 'store'])
    .as('sales.order_payments.store')
    .customer('sales.account.orders')
    .accepts(storeOwnPayment)
}
