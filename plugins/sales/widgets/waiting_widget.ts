import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import { Store } from '#core/database/store'
import { label } from '#plugins/sales/lists/reports/report_columns'
import type { DashboardWidget } from '#plugins/platform/index'

/** What waits for somebody of the shop, whatever the days: orders to send, quotes to answer. */
const waiting: DashboardWidget = {
  label: label('À traiter', 'Waiting for you'),
  permission: 'sales.orders.list',
  order: 12,
  async load() {
    const lists = await app.container.make(Lists)
    const { reader } = await app.container.make(Store)
    const toShip = { state: 'pending,pending_payment,processing', to_ship: '1..' }
    const quotes = await reader.first<{ count: number }>(
      "select count(*) as count from sales_quotes where state = 'requested'"
    )
    const figure = { isAlert: true }
    return {
      figures: [
        {
          ...figure,
          label: label('Commandes à expédier', 'Orders to ship'),
          value: await lists.count('sales.orders', { query: { filter: toShip } }),
          screen: 'sales.admin.orders',
          query: `filter[state]=${toShip.state}&filter[to_ship]=${toShip.to_ship}`,
        },
        {
          ...figure,
          label: label('Devis en attente de réponse', 'Quotes to answer'),
          value: Number(quotes?.count ?? 0),
          screen: 'sales.admin.quotes',
          query: 'filter[state]=requested',
        },
      ],
    }
  },
}

export default waiting
