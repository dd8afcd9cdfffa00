import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import {
  checkAccount,
  closeAlert,
  storeCapture,
  storeOrderPayment,
  storeRepayment,
  storeTransaction,
} from '#plugins/sales/payments/payment_validator'

const Payments = () => import('#plugins/sales/payments/controllers/staff_payments_controller')

const Alerts = () => import('#plugins/sales/payments/alerts/payment_alerts_controller')
const Notifications = () => import('#plugins/sales/payments/inbox/payment_notifications_office_controller')
const Accounts = () => import('#plugins/sales/payments/accounts/payment_accounts_controller')

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
  alertRoutes(router)
  notificationRoutes(router)
  router
    .get(`${API}/payment-accounts`, [Accounts, 'index'])
    .as('sales.admin.payment_accounts.index')
    .permission('sales.payment_accounts.view')
  router
    .post(`${API}/payment-account-checks`, [Accounts, 'check'])
    .as('sales.admin.payment_account_checks.store')
    .permission('sales.payment_accounts.view')
    .accepts(checkAccount)
}

function alertRoutes(router: Router): void {
  router
    .get(`${API}/payment-alerts`, [Alerts, 'index'])
    .as('sales.admin.payment_alerts.index')
    .permission('sales.payment_alerts.list')
    .accepts(listQuery)
  router
    .get(`${API}/payment-alerts/:id`, [Alerts, 'show'])
    .as('sales.admin.payment_alerts.show')
    .permission('sales.payment_alerts.view')
  router
    .post(`${API}/payment-alerts/:id/closings`, [Alerts, 'close'])
    .as('sales.admin.payment_alert_closings.store')
    .permission('sales.payment_alerts.close')
    .accepts(closeAlert)
  router
    .post(`${API}/payment-alerts/:id/records`, [Alerts, 'record'])
    .as('sales.admin.payment_alert_records.store')
    .permission('sales.transactions.create')
  router
    .post(`${API}/payment-alerts/:id/refunds`, [Alerts, 'giveBack'])
    .as('sales.admin.payment_alert_refunds.store')
    .permission('sales.transactions.refund')
}

function notificationRoutes(router: Router): void {
  router
    .get(`${API}/payment-notifications`, [Notifications, 'index'])
    .as('sales.admin.payment_notifications.index')
    .permission('sales.payment_notifications.list')
    .accepts(listQuery)
  router
    .get(`${API}/payment-notifications/:id`, [Notifications, 'show'])
    .as('sales.admin.payment_notifications.show')
    .permission('sales.payment_notifications.view')
  router
    .post(`${API}/payment-notifications/:id/works`, [Notifications, 'work'])
    .as('sales.admin.payment_notification_works.store')
    .permission('sales.payment_notifications.work')
}
