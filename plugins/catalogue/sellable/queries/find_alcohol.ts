import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { holdsAlcohol } from '#plugins/catalogue/sellable/alcohol'
import { readJson } from '#core/database/statements'
import type { ProductType } from '#plugins/catalogue/products/upsert/product_input'

interface Row {
  type: string
  attributes: unknown
}

/** Variants, given by SKU or by id. */
export type AskedVariants = { skus: readonly string[] } | { variantIds: readonly number[] }

/** Whether any of the variants, or any part that they may contain, may be sold to adults only. */
@inject()
export class FindAlcohol {
  constructor(private readonly store: Store) {}

  async execute(variants: AskedVariants): Promise<boolean> {
    const [column, names] = 'skus' in variants ? ['sku', variants.skus] : ['id', variants.variantIds]
    if (names.length === 0) return false
    const marks = names.map(() => '?').join(', ')
    const rows = await this.store.reader.all<Row>(
      `with given (sku, product_id) as (select sku, product_id from catalogue_variants where ${column} in (${marks}))
       select p.type, p.attributes from catalogue_products p join catalogue_variants v on v.product_id = p.id
       where v.sku in (select sku from given union select pp.sku from catalogue_product_parts pp
         join given g on g.product_id = pp.product_id)`,
      [...names]
    )
    return rows.some(({ type, attributes }) => {
      const { abv } = readJson<Record<string, unknown>>(attributes)
      return holdsAlcohol(type as ProductType, abv)
    })
  }
}
