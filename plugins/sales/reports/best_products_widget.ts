import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import { label } from '#plugins/sales/shared/label'
import type { DashboardWidget } from '#plugins/platform/index'
import type { MoneyData } from '#core/money/money'

const LINES = 8

/** What sold best, by turnover. */
const bestProducts: DashboardWidget = {
  label: label('Meilleures ventes', 'Best sellers'),
  permission: 'sales.reports.list',
  place: 'chart',
  order: 51,
  async load({ period, locale }) {
    const lists = await app.container.make(Lists)
    const { data } = await lists.page('sales.product_report', {
      filter: { period: `${period.from}..${period.to}`, pieces: '1..' },
      limit: String(LINES),
      locale,
    })
    return {
      rows: {
        columns: [label('Produit', 'Product'), label('Vendus', 'Sold'), label('CA TTC', 'Turnover with VAT')],
        rows: data.map(({ id, name, pieces, gross }) => ({
          cells: [String(name), Number(pieces), gross as MoneyData],
          // One that is gone has no screen.
          ...(id > 0 ? { screen: 'catalogue.admin.product', params: { id } } : {}),
        })),
        none: label('Aucune vente sur la période.', 'No sale in these days.'),
      },
    }
  },
}

export default bestProducts
