import app from '@adonisjs/core/services/app'
import { ReadSales, basketOf, sumOfSteps } from '#plugins/sales/reports/queries/read_sales'
import { baseCurrency } from '#plugins/sales/shared/base_currency'
import { label } from '#plugins/sales/shared/label'
import type { DashboardWidget } from '#plugins/platform/index'

/** What was sold: the amount, the orders, and what one came to. */
const orders: DashboardWidget = {
  label: label('Ventes', 'Sales'),
  permission: 'sales.reports.list',
  place: 'headline',
  order: 10,
  async load({ period, before, zone, channel }) {
    const sales = await app.container.make(ReadSales)
    const [days, daysBefore] = await Promise.all([
      sales.execute(period, 'day', zone),
      sales.execute(before, 'day', zone),
    ])
    const [now, earlier] = [sumOfSteps(days), sumOfSteps(daysBefore)]
    const currency = await baseCurrency(channel)
    return {
      figures: [
        {
          label: label('Chiffre d’affaires TTC', 'Turnover with VAT'),
          value: now.gross,
          previous: earlier.gross,
          line: days.map(({ gross }) => gross),
          currency,
          screen: 'sales.admin.reports',
        },
        {
          label: label('Commandes', 'Orders'),
          value: now.orders,
          previous: earlier.orders,
          line: days.map((day) => day.orders),
          screen: 'sales.admin.orders',
        },
        {
          label: label('Panier moyen TTC', 'Average basket with VAT'),
          value: basketOf(now),
          previous: basketOf(earlier),
          line: days.map(basketOf),
          currency,
        },
      ],
    }
  },
}

export default orders
