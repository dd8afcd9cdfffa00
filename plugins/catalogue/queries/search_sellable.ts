import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { searchCondition } from '#core/lists/conditions'

const MOST = 20

/** Products on sale by their words; a grouped one stands for its members. `<found>`: what they must hold. */
const FIND = (found: string) => `with named as (
    select r.product_id, r.type, r.name_key from catalogue_product_rows r
    where r.status = 'published' and ${found} order by r.name_key, r.product_id limit ${MOST}
  ), sold as (
    select v.sku, n.name_key, v.product_id, v.position from named n
    join catalogue_variants v on v.product_id = n.product_id
    where n.type <> 'grouped' and v.status = 'published'
    union all
    select p.sku, n.name_key, n.product_id, p.position from named n
    join catalogue_product_parts p on p.product_id = n.product_id and p.option_id is null
    where n.type = 'grouped'
  )
  select sku from sold order by name_key, product_id, position limit ${MOST}`

/** SKUs of what may be sold, by the words of products: what staff look for when they fill an order. */
@inject()
export class SearchSellable {
  constructor(private readonly store: Store) {}

  /** Each once, in the order of their names; none without words. */
  async execute(q: string): Promise<string[]> {
    const condition = searchCondition(['r.words'], q.trim())
    if (!condition) return []
    const rows = await this.store.reader.all<{ sku: string }>(FIND(condition.sql), condition.bindings)
    return [...new Set(rows.map(({ sku }) => sku))]
  }
}
