import type { Router } from '@adonisjs/core/http'
import { storeOrderCancellation, storeOrderComment } from '#plugins/sales/orders/admin_order_validator'
import { listQuery } from '#core/lists/list_query'

const Orders = () => import('#plugins/sales/orders/controllers/staff_orders_controller')

const ORDERS = '/api/admin/sales/orders'

/** Staff look after orders. */
export function adminOrderRoutes(router: Router): void {
  router
    .get(ORDERS, [Orders, 'index'])
    .as('sales.admin.orders.index')
    .permission('sales.orders.list')
    .accepts(listQuery)
  router.get(`${ORDERS}/:id`, [Orders, 'show']).as('sales.admin.orders.show').permission('sales.orders.view')
  router
    .post(`${ORDERS}/:id/cancellation`, [Orders, 'cancel'])
    .as('sales.admin.order_cancellations.store')
    .permission('sales.orders.cancel')
    .accepts(storeOrderCancellation)
  router
    .post(`${ORDERS}/:id/comments`, [Orders, 'comment'])
    .as('sales.admin.order_comments.store')
    .permission('sales.orders.comment')
    .accepts(storeOrderComment)
}
