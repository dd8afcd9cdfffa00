import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import { storeRefund, storeRefundPayment, storeRefundPreview } from '#plugins/sales/refunds/refund_validator'

const RefundsController = () => import('#plugins/sales/refunds/controllers/refunds_controller')

const API = '/api/admin/sales'

/** Staff give money back for what was billed. */
export function refundRoutes(router: Router): void {
  router
    .get(`${API}/refunds`, [RefundsController, 'index'])
    .as('sales.admin.refunds.index')
    .permission('sales.refunds.list')
    .accepts(listQuery)
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
    .post(`${API}/refunds/:id/payments`, [RefundsController, 'pay'])
    .as('sales.admin.refund_payments.store')
    .permission('sales.transactions.refund')
    .accepts(storeRefundPayment)
  router
    .post(`${API}/orders/:id/refund-previews`, [RefundsController, 'preview'])
    .as('sales.admin.refund_previews.store')
    .permission('sales.refunds.update_qty')
    .accepts(storeRefundPreview)
}
