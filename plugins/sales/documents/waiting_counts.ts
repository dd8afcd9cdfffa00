import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Lists } from '#core/lists/lists'
import { Store } from '#core/database/store'
import { WAITING_ORDERS } from '#plugins/sales/orders/lists/order_list'
import type { MenuCount } from '#plugins/platform/index'

/** Orders that wait to be sent: those that the dashboard counts. */
export const orders: MenuCount = {
  entry: 'sales.menu.admin_orders',
  permission: 'sales.orders.list',
  async count() {
    const lists = await app.container.make(Lists)
    return lists.count('sales.orders', { query: { filter: WAITING_ORDERS.to_ship } })
  },
}

/** Invoices that should have been paid by now. */
export const invoices: MenuCount = {
  entry: 'sales.menu.admin_invoices',
  permission: 'sales.invoices.list',
  async count() {
    const [{ reader }, clock] = await Promise.all([app.container.make(Store), app.container.make(Clock)])
    const row = await reader.first<{ count: number }>(
      "select count(*) as count from sales_invoices where state = 'pending' and due_at < ?",
      [clock.iso()]
    )
    return Number(row?.count ?? 0)
  },
}
