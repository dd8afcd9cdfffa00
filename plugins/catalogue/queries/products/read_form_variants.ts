import { readJson } from '#plugins/catalogue/database/bulk'
import { jsonSql } from '#plugins/catalogue/queries/products/json_sql'
import { firstDay, lastDay } from '#plugins/catalogue/services/special_days'
import type { Store } from '#core/database/store'
import type { FormLevel, FormPrice, FormVariant } from '#plugins/catalogue/queries/products/product_form'

interface Found {
  id: number
  sku: string
  position: number
  price_amount: number
  special_price_amount: number | null
  special_from: string | null
  special_to: string | null
  weight: number | null
  barcode: string | null
  options: unknown
  status: 'published' | 'draft'
  manage_stock: boolean | number
  levels: unknown
  prices: unknown
}

/** The variants of a product with what each source holds, in one statement. Days are those of the zone. */
export async function readFormVariants(store: Store, product: number, zone: string): Promise<FormVariant[]> {
  const { list, object } = jsonSql(store.dialect)
  const level = object({ source: 's.code', onHand: 'l.on_hand', reserved: 'l.reserved' })
  const price = object({
    ...{ group: 'vp.customer_group', quantity: 'vp.quantity', amount: 'vp.amount', percent: 'vp.percent' },
  })
  const rows = await store.reader.all<Found>(
    `select v.id, v.sku, v.position, v.price_amount, v.special_price_amount, v.special_from, v.special_to, v.weight,
       v.barcode, v.options, v.status, v.manage_stock,
       (select ${list(level, 's.priority, s.id')} from catalogue_stock_levels l
         join catalogue_inventory_sources s on s.id = l.source_id where l.variant_id = v.id) as levels,
       (select ${list(price, "coalesce(vp.customer_group, ''), vp.quantity")} from catalogue_variant_prices vp
         where vp.variant_id = v.id) as prices
     from catalogue_variants v where v.product_id = ? order by v.position, v.id`,
    [product]
  )
  return rows.map(({ levels, prices, ...row }) => ({
    id: Number(row.id),
    sku: row.sku,
    position: row.position,
    price: Number(row.price_amount),
    specialPrice: row.special_price_amount === null ? null : Number(row.special_price_amount),
    specialFrom: firstDay(row.special_from, zone),
    specialTo: lastDay(row.special_to, zone),
    weight: row.weight,
    barcode: row.barcode,
    options: readJson(row.options),
    status: row.status,
    manageStock: Boolean(row.manage_stock),
    prices: readJson<FormPrice[] | null>(prices) ?? [],
    stock: readJson<FormLevel[] | null>(levels) ?? [],
  }))
}
