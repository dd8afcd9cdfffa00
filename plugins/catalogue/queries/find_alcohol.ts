import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { holdsAlcohol } from '#plugins/catalogue/services/alcohol'
import { readJson } from '#plugins/catalogue/database/bulk'
import type { ProductType } from '#plugins/catalogue/services/upsert/product_input'

interface Row {
  type: string
  attributes: unknown
}

/** Variants by one of their names. */
export type AskedVariants = { skus: readonly string[] } | { variantIds: readonly number[] }

/** Whether something among variants, or among what a case of them may hold, may only be sold to adults. */
@inject()
export class FindAlcohol {
  constructor(private readonly store: Store) {}

  async execute(asked: AskedVariants): Promise<boolean> {
    const [column, names] = 'skus' in asked ? ['sku', asked.skus] : ['id', asked.variantIds]
    if (names.length === 0) return false
    const marks = names.map(() => '?').join(', ')
    const rows = await this.store.reader.all<Row>(
      `with asked (sku, product_id) as (select sku, product_id from catalogue_variants where ${column} in (${marks}))
       select p.type, p.attributes from catalogue_products p join catalogue_variants v on v.product_id = p.id
       where v.sku in (select sku from asked union select pp.sku from catalogue_product_parts pp
         join asked a on a.product_id = pp.product_id)`,
      [...names]
    )
    return rows.some(({ type, attributes }) => {
      const { abv } = readJson<Record<string, unknown>>(attributes)
      return holdsAlcohol(type as ProductType, abv)
    })
  }
}
