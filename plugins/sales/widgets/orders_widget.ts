import app from '@adonisjs/core/services/app'
import { ReadSales, basketOf, sumOfSteps } from '#plugins/sales/queries/reports/read_sales'
import { baseCurrency } from '#plugins/sales/services/base_currency'
import { label } from '#plugins/sales/lists/reports/report_columns'
import type { DashboardWidget } from '#plugins/platform/index'

/** How many orders there were, and what one came to. */
const orders: DashboardWidget = {
  label: label('Commandes', 'Orders'),
  permission: 'sales.reports.list',
  order: 11,
  async load({ period, before, zone, channel }) {
    const sales = await app.container.make(ReadSales)
    const [now, earlier] = await Promise.all(
      [period, before].map(async (days) => sumOfSteps(await sales.execute(days, 'month', zone)))
    )
    const currency = await baseCurrency(channel)
    if (!now || !earlier) return {}
    return {
      figures: [
        {
          label: label('Commandes', 'Orders'),
          value: now.orders,
          previous: earlier.orders,
          screen: 'sales.admin.orders',
        },
        {
          label: label('Panier moyen TTC', 'Average basket with VAT'),
          value: basketOf(now),
          previous: basketOf(earlier),
          currency,
        },
        {
          label: label('Remboursé TTC', 'Refunded with VAT'),
          value: now.refunded,
          previous: earlier.refunded,
          currency,
        },
      ],
    }
  },
}

export default orders
