import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import { Settings } from '#core/settings/settings'
import type { DashboardWidget } from '#plugins/platform/index'

const label = (fr_FR: string, en_GB: string) => ({ fr_FR, en_GB })

const LINES = 3

/** What is sold out or soon will be, of what is in the shop and counted. */
const stockAlerts: DashboardWidget = {
  label: label('Stock à surveiller', 'Stock to watch'),
  permission: 'catalogue.products.list',
  place: 'waiting',
  order: 40,
  async load({ locale, channel }) {
    const lists = await app.container.make(Lists)
    const settings = await app.container.make(Settings)
    const low = Number(settings.get('catalogue.stock.low_quantity', { channel }))
    const read = (available: string) =>
      lists.page('catalogue.products', {
        filter: { status: 'published', counted: '1', available },
        sort: 'available',
        limit: String(LINES),
        locale,
      })
    const [few, none] = await Promise.all([read(`1..${low}`), read('..0')])
    const figure = { screen: 'catalogue.admin.products', isAlert: true }
    return {
      figures: [
        { ...figure, label: label('Épuisés', 'Sold out'), value: none.meta.total, query: query('..0') },
        { ...figure, label: label('Stock faible', 'Low stock'), value: few.meta.total, query: query(`1..${low}`) },
      ],
      rows: {
        columns: [label('Produit', 'Product'), label('Disponible', 'Available')],
        rows: [...none.data, ...few.data].slice(0, LINES).map(({ id, name, available }) => ({
          cells: [String(name), Number(available)],
          screen: 'catalogue.admin.product',
          params: { id: Number(id) },
        })),
        none: label('Aucune alerte.', 'No alert.'),
      },
    }
  },
}

const query = (available: string) => `filter[status]=published&filter[counted]=1&filter[available]=${available}`

export default stockAlerts
