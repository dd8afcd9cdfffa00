import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'

/** What rules of other plugins may ask of a product. */
export interface ProductFacts {
  /** Those it stands in, with those above them. */
  categories: ReadonlySet<number>
  /** Values by attribute, as texts; of a choice the codes of its options. */
  attributes: ReadonlyMap<string, readonly string[]>
}

interface Row {
  id: number
  attributes: unknown
}

const marksOf = (ids: readonly number[]) => ids.map(() => '?').join(', ')

/** Categories and attributes of products. Two statements, however many there are. */
@inject()
export class FindProductFacts {
  constructor(private readonly store: Store) {}

  async execute(ids: readonly number[]): Promise<Map<number, ProductFacts>> {
    if (ids.length === 0) return new Map()
    const categories = await this.#categories(ids)
    const rows = await this.store.reader.all<Row>(
      `select id, attributes from catalogue_products where id in (${marksOf(ids)})`,
      [...ids]
    )
    return new Map(
      rows.map(({ id, attributes }) => [
        Number(id),
        { categories: categories.get(Number(id)) ?? new Set(), attributes: textsOf(attributes) },
      ])
    )
  }

  async #categories(ids: readonly number[]): Promise<Map<number, Set<number>>> {
    const rows = await this.store.reader.all<{ product_id: number; id: number }>(
      `with recursive above (product_id, id) as (
         select product_id, category_id from catalogue_product_categories where product_id in (${marksOf(ids)})
         union
         select a.product_id, c.parent_id from above a join catalogue_categories c on c.id = a.id
         where c.parent_id is not null
       ) select product_id, id from above`,
      [...ids]
    )
    const found = Map.groupBy(rows, ({ product_id: product }) => Number(product))
    return new Map([...found].map(([product, own]) => [product, new Set(own.map(({ id }) => Number(id)))]))
  }
}

function textsOf(attributes: unknown): Map<string, string[]> {
  const values = (typeof attributes === 'string' ? JSON.parse(attributes) : attributes) as Record<string, unknown>
  const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
  return new Map(Object.entries(values).map(([code, value]) => [code, [value].flat().filter(isPlain).map(String)]))
}
