import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import {
  showWithdrawalForm,
  storeRefusal,
  storeWithdrawal,
  storeWithdrawalLink,
  storeWithdrawalRefund,
} from '#plugins/rma/withdrawals/withdrawal_validator'

const WithdrawalsController = () => import('#plugins/rma/withdrawals/controllers/withdrawals_controller')
const OfficeController = () => import('#plugins/rma/withdrawals/controllers/admin_withdrawals_controller')

const [ORDERS, ORDER] = ['/api/rma/withdrawal-orders', '/api/rma/withdrawal-orders/:number']
const [ALL, ONE] = ['/api/admin/rma/withdrawals', '/api/admin/rma/withdrawals/:id']

/** Consumers withdraw; staff pay back, or decline where the law gives no right. */
export function withdrawalRoutes(router: Router): void {
  router.get(ORDERS, [WithdrawalsController, 'index']).as('rma.withdrawal_orders.index').public()
  router
    .get(ORDER, [WithdrawalsController, 'show'])
    .as('rma.withdrawal_orders.show')
    .public()
    .accepts(showWithdrawalForm)
  router
    .post(`${ORDER}/withdrawals`, [WithdrawalsController, 'store'])
    .as('rma.withdrawals.store')
    .public()
    .accepts(storeWithdrawal)
  router
    .get(`${ORDER}/withdrawals/:withdrawal/paper`, [WithdrawalsController, 'paper'])
    .as('rma.withdrawal_papers.show')
    .public()
    .accepts(showWithdrawalForm)
  router
    .post('/api/rma/withdrawal-links', [WithdrawalsController, 'sendLink'])
    .as('rma.withdrawal_links.store')
    .public()
    .accepts(storeWithdrawalLink)
  router
    .get(ALL, [OfficeController, 'index'])
    .as('rma.admin.withdrawals.index')
    .permission('rma.withdrawals.list')
    .accepts(listQuery)
  router.get(ONE, [OfficeController, 'show']).as('rma.admin.withdrawals.show').permission('rma.withdrawals.view')
  router
    .get('/api/admin/rma/orders/:id/withdrawals', [OfficeController, 'ofOrder'])
    .as('rma.admin.order_withdrawals.index')
    .permission('rma.withdrawals.list')
  router
    .post(`${ONE}/refusal`, [OfficeController, 'decline'])
    .as('rma.admin.withdrawal_refusals.store')
    .permission('rma.withdrawals.decline')
    .accepts(storeRefusal)
  router
    .post(`${ONE}/refund`, [OfficeController, 'refund'])
    .as('rma.admin.withdrawal_refunds.store')
    .permission('rma.withdrawals.mark_refunded')
    .accepts(storeWithdrawalRefund)
  router
    .post(`${ONE}/confirmation`, [OfficeController, 'confirm'])
    .as('rma.admin.withdrawal_confirmations.store')
    .permission('rma.withdrawals.resend_confirmation')
}
