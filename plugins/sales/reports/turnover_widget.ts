import app from '@adonisjs/core/services/app'
import { ReadSales } from '#plugins/sales/reports/queries/read_sales'
import { baseCurrency } from '#plugins/sales/shared/base_currency'
import { label } from '#plugins/sales/shared/label'
import type { DashboardWidget } from '#plugins/platform/index'

/** What was sold day by day, with VAT, less what was given back. */
const turnover: DashboardWidget = {
  label: label('Chiffre d’affaires TTC', 'Turnover with VAT'),
  permission: 'sales.reports.list',
  place: 'chart',
  order: 50,
  isWide: true,
  async load({ period, before, zone, channel }) {
    const sales = await app.container.make(ReadSales)
    const [now, earlier] = await Promise.all([sales.execute(period, 'day', zone), sales.execute(before, 'day', zone)])
    return {
      series: {
        label: label('Chiffre d’affaires', 'Turnover'),
        currency: await baseCurrency(channel),
        values: now.map(({ gross }) => gross),
        before: earlier.map(({ gross }) => gross),
      },
    }
  },
}

export default turnover
