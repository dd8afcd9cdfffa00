import type { Router } from '@adonisjs/core/http'
import { storeDownloadRenewal } from '#plugins/sales/validators/order_validator'
import { storeOrderCancellation, storeOrderComment } from '#plugins/sales/validators/admin_order_validator'

const OrdersController = () => import('#plugins/sales/controllers/admin/orders_controller')
const CancellationsController = () => import('#plugins/sales/controllers/admin/order_cancellations_controller')
const CommentsController = () => import('#plugins/sales/controllers/admin/order_comments_controller')

const DownloadsController = () => import('#plugins/sales/controllers/admin/order_downloads_controller')

const ORDERS = '/api/admin/sales/orders'

/** Staff look after orders. */
export function adminOrderRoutes(router: Router): void {
  router.get(ORDERS, [OrdersController, 'index']).as('sales.admin.orders.index').permission('sales.orders.list')
  router.get(`${ORDERS}/:id`, [OrdersController, 'show']).as('sales.admin.orders.show').permission('sales.orders.view')
  router
    .post(`${ORDERS}/:id/cancellation`, [CancellationsController, 'store'])
    .as('sales.admin.order_cancellations.store')
    .permission('sales.orders.cancel')
    .accepts(storeOrderCancellation)
  router
    .post(`${ORDERS}/:id/comments`, [CommentsController, 'store'])
    .as('sales.admin.order_comments.store')
    .permission('sales.orders.comment')
    .accepts(storeOrderComment)
  router
    .get(`${ORDERS}/:id/downloads`, [DownloadsController, 'index'])
    .as('sales.admin.order_downloads.index')
    .permission('sales.orders.view')
  router
    .post(`${ORDERS}/:id/downloads`, [DownloadsController, 'store'])
    .as('sales.admin.order_downloads.store')
    .permission('sales.downloads.renew')
    .accepts(storeDownloadRenewal)
}
