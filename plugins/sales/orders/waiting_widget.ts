import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import { label } from '#plugins/sales/shared/label'
import { WAITING_ORDERS } from '#plugins/sales/orders/lists/order_list'
import type { DashboardWidget } from '#plugins/platform/index'

/** Orders that wait to be sent, those for which stock is missing, and those whose customer waits for money, whatever the days. */
const waiting: DashboardWidget = {
  label: label('À traiter', 'Waiting for you'),
  permission: 'sales.orders.list',
  place: 'waiting',
  order: 12,
  async load() {
    const lists = await app.container.make(Lists)
    return {
      figures: [
        {
          isAlert: true,
          label: label('Commandes à expédier', 'Orders to ship'),
          value: await lists.count('sales.orders', { query: { filter: WAITING_ORDERS.to_ship } }),
          screen: 'sales.admin.orders',
          query: `filter[state]=${WAITING_ORDERS.to_ship.state}&filter[to_ship]=${WAITING_ORDERS.to_ship.to_ship}`,
        },
        {
          isAlert: true,
          label: label('Commandes en manque de stock', 'Orders short of stock'),
          value: await lists.count('sales.orders', { query: { filter: WAITING_ORDERS.short } }),
          screen: 'sales.admin.orders',
          query: `filter[short]=${WAITING_ORDERS.short.short}&columns=number,placed_at,customer,state,short,to_ship`,
        },
        {
          isAlert: true,
          label: label('Commandes avec de l’argent à rendre', 'Orders with money to give back'),
          value: await lists.count('sales.orders', { query: { filter: WAITING_ORDERS.owed } }),
          screen: 'sales.admin.orders',
          query: `filter[owed]=${WAITING_ORDERS.owed.owed}&columns=number,placed_at,customer,state,paid,owed`,
        },
      ],
    }
  },
}

export default waiting
