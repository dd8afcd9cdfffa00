import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { closeness } from '#core/lists/closeness'
import { searchCondition } from '#core/lists/conditions'
import { productNaming } from '#plugins/catalogue/products/list/product_naming'

const MOST = 20

/**
 * Products on sale by their words; a grouped one stands for its members. `found`: what they must hold, `product` and
 * `piece`: how near they and what is sold of them are to what was typed.
 */
const FIND = (found: string, product: string, piece: string) => `with named as (
    select r.product_id, r.type, r.name_key, ${product} as closeness from catalogue_product_rows r
    where r.status = 'published' and ${found} order by closeness, r.name_key, r.product_id limit ${MOST}
  ), sold as (
    select v.sku, v.barcode, n.closeness, n.name_key, v.product_id, v.position from named n
    join catalogue_variants v on v.product_id = n.product_id
    where n.type <> 'grouped' and v.status = 'published'
    union all
    select p.sku, null as barcode, n.closeness, n.name_key, n.product_id, p.position from named n
    join catalogue_product_parts p on p.product_id = n.product_id and p.option_id is null
    where n.type = 'grouped'
  )
  select sku from sold s order by ${piece}, closeness, name_key, product_id, position limit ${MOST}`

/** SKUs of what may be sold, by the words of products: what staff look for when they fill an order. */
@inject()
export class SearchSellable {
  constructor(private readonly store: Store) {}

  /** Each once: what has exactly this SKU, barcode or name first, then by name; none without words. */
  async execute(q: string): Promise<string[]> {
    const condition = searchCondition(['r.words'], q.trim())
    if (!condition) return []
    const product = closeness('r.product_id', productNaming, q)
    const piece = closeness('s.product_id', { codes: ['s.sku', 's.barcode'] }, q)
    const sql = FIND(condition.sql, product.sql, piece.sql)
    const bindings = [...product.bindings, ...condition.bindings, ...piece.bindings]
    const rows = await this.store.reader.all<{ sku: string }>(sql, bindings)
    return [...new Set(rows.map(({ sku }) => sku))]
  }
}
