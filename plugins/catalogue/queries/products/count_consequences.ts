import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'

/** What goes when products go. */
export interface Consequences {
  products: number
  variants: number
  images: number
  /** Links of other products that lead to them. */
  links: number
  onHand: number
  /** Units that somebody was promised: products with any of them stay. */
  reserved: number
}

/** Counts what belongs to products: one statement. */
@inject()
export class CountConsequences {
  constructor(private readonly store: Store) {}

  async execute(ids: readonly number[]): Promise<Consequences> {
    const list =
      this.store.dialect === 'sqlite'
        ? 'select value as id from json_each(?)'
        : 'select value::bigint as id from json_array_elements_text(?::json)'
    const row = await this.store.reader.first<Record<string, number | null>>(
      `with chosen as (${list}), products as (select p.id from catalogue_products p join chosen c on c.id = p.id),
         variants as (select v.id from catalogue_variants v join products p on p.id = v.product_id)
       select (select count(*) from products) as products, (select count(*) from variants) as variants,
         (select count(*) from catalogue_product_media m join products p on p.id = m.product_id) as images,
         (select count(*) from catalogue_product_links k join products p on p.id = k.linked_id
           where k.product_id not in (select id from products)) as links,
         (select sum(l.on_hand) from catalogue_stock_levels l join variants v on v.id = l.variant_id) as on_hand,
         (select sum(l.reserved) from catalogue_stock_levels l join variants v on v.id = l.variant_id) as reserved`,
      [JSON.stringify(ids)]
    )
    const figure = (name: string) => Number(row?.[name] ?? 0)
    return {
      products: figure('products'),
      variants: figure('variants'),
      images: figure('images'),
      links: figure('links'),
      onHand: figure('on_hand'),
      reserved: figure('reserved'),
    }
  }
}
