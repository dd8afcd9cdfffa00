import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import type { DashboardWidget } from '#plugins/platform/index'

const SHOWN = 5

const label = (fr_FR: string, en_GB: string) => ({ fr_FR, en_GB })

/** Published products that manage their stock; `available` is kept by whatever moves stock. */
const SOLD = `from catalogue_product_rows r where r.status = 'published' and r.type in ('simple', 'configurable', 'virtual')
  and exists (select 1 from catalogue_variants v where v.product_id = r.product_id and v.manage_stock)`

/** Products that are gone or soon will be, and how many of each. */
const stockAlertsWidget: DashboardWidget = {
  label: label('Alertes de stock', 'Stock alerts'),
  permission: 'catalogue.products.list',
  order: 40,
  async load({ channel }) {
    const [store, settings] = [await app.container.make(Store), await app.container.make(Settings)]
    const low = settings.get<number>('catalogue.stock.low_quantity', { channel })
    const figures = await store.reader.first<{ gone: number | null; low: number | null }>(
      `select sum(case when r.available <= 0 then 1 else 0 end) as gone,
         sum(case when r.available > 0 then 1 else 0 end) as low ${SOLD} and r.available <= ?`,
      [low]
    )
    const rows = await store.reader.all<{ product_id: number; name: string; available: number }>(
      `select r.product_id, r.name, r.available ${SOLD} and r.available <= ? order by r.available, r.name_key limit ${SHOWN}`,
      [low]
    )
    const list = { screen: 'catalogue.admin.products' }
    return {
      figures: [
        {
          ...list,
          label: label('Épuisés', 'Out of stock'),
          value: Number(figures?.gone ?? 0),
          isAlert: true,
          query: 'filter[status]=published&filter[available]=..0',
        },
        {
          ...list,
          label: label('Stock faible', 'Low stock'),
          value: Number(figures?.low ?? 0),
          query: `filter[status]=published&filter[available]=1..${low}`,
        },
      ],
      rows: {
        columns: [label('Produit', 'Product'), label('Disponible', 'Available')],
        rows: rows.map(({ product_id: id, name, available }) => ({
          cells: [name, Number(available)],
          screen: 'catalogue.admin.product',
          params: { id: Number(id) },
        })),
        none: label('Aucun produit ne manque.', 'No product is running out.'),
      },
    }
  },
}

export default stockAlertsWidget
