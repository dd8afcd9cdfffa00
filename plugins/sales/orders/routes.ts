import type { Router } from '@adonisjs/core/http'
import { indexOrders, storeOrder } from '#plugins/sales/orders/order_validator'

const OrdersController = () => import('#plugins/sales/orders/controllers/orders_controller')
const OwnOrdersController = () => import('#plugins/sales/orders/controllers/own_orders_controller')
const CancellationsController = () => import('#plugins/sales/orders/controllers/order_cancellations_controller')
const ReordersController = () => import('#plugins/sales/orders/controllers/reorders_controller')

const OWN = '/api/sales/account/orders'
const PERMISSION = 'sales.account.orders'

/** Customers order, and look after what they ordered. */
export function orderRoutes(router: Router): void {
  router.post('/api/sales/orders', [OrdersController, 'store']).as('sales.orders.store').customer().accepts(storeOrder)
  router.get(OWN, [OwnOrdersController, 'index']).as('sales.orders.index').customer(PERMISSION).accepts(indexOrders)
  router.get(`${OWN}/:number`, [OwnOrdersController, 'show']).as('sales.orders.show').customer(PERMISSION)
  router
    .post(`${OWN}/:number/cancellation`, [CancellationsController, 'store'])
    .as('sales.order_cancellations.store')
    .customer(PERMISSION)
  router.post(`${OWN}/:number/reorder`, [ReordersController, 'store']).as('sales.reorders.store').customer(PERMISSION)
}
