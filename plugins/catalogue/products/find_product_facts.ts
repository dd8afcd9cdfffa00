import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { products } from '#plugins/catalogue/products/tables'
import type { AttributeValues } from '#plugins/catalogue/products/upsert/attribute_values'

/** The facts of a product that rules of other plugins can test. */
export interface ProductFacts {
  /** Code of its family. */
  family: string
  /** Those it stands in, with those above them. */
  categories: ReadonlySet<number>
  /** Values by attribute, as texts; of a choice the codes of its options. */
  attributes: ReadonlyMap<string, readonly string[]>
}

/** Categories, attributes and families of products. Two statements, however many there are. */
@inject()
export class FindProductFacts {
  constructor(private readonly store: Store) {}

  async execute(ids: readonly number[]): Promise<Map<number, ProductFacts>> {
    const db = this.store.read
    const above = await db.run<{ product: number; id: number }>(
      `with recursive above (product, id) as (
         select product_id, category_id from catalogue_product_categories where product_id in ${db.ids}
         union
         select a.product, c.parent_id from above a join catalogue_categories c on c.id = a.id
         where c.parent_id is not null
       ) select product, id from above`,
      ids
    )
    const categories = Map.groupBy(above, ({ product }) => product)
    const rows = await db.run<{ id: number; attributes: AttributeValues; family: string }>(
      `select ${products.columns('p', ['id', 'attributes'])}, f.code as family
       from catalogue_products p join catalogue_families f on f.id = p.family_id where p.id in ${db.ids}`,
      ids
    )
    return new Map(
      rows.map((row) => {
        const { id, attributes, family } = products.read(row)
        const own = (categories.get(id) ?? []).map((category) => category.id)
        return [id, { family, categories: new Set(own), attributes: textsOf(attributes) }]
      })
    )
  }
}

function textsOf(values: AttributeValues): Map<string, string[]> {
  return new Map(Object.entries(values).map(([code, value]) => [code, [value].flat().map(String)]))
}
