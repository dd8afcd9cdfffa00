import type { Router } from '@adonisjs/core/http'

const Amounts = () => import('#plugins/payment_crypto/controllers/amounts_controller')

const StaffAmounts = () => import('#plugins/payment_crypto/controllers/staff_amounts_controller')

const ORDER = '/api/payment-crypto/orders/:number'

/** Customers read the amount in coins of an order of theirs; staff read which ones they were told. */
export function routes(router: Router): void {
  router.get(`${ORDER}/amount`, [Amounts, 'show']).as('payment_crypto.amounts.show').customer('sales.account.orders')
  router.post(`${ORDER}/amount`, [Amounts, 'store']).as('payment_crypto.amounts.store').customer('sales.account.orders')
  router
    .get('/api/admin/payment-crypto/orders/:id/amounts', [StaffAmounts, 'index'])
    .as('payment_crypto.admin.amounts.index')
    .permission('sales.orders.view')
}
