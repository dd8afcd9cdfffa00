import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'

/** What is deleted together with products. */
export interface Consequences {
  products: number
  variants: number
  images: number
  /** Links from other products to them. */
  links: number
  onHand: number
  /** Reserved units. Products that have any are not deleted. */
  reserved: number
}

/** Counts the rows and units that belong to products, in one query. */
@inject()
export class CountConsequences {
  constructor(private readonly store: Store) {}

  async execute(ids: readonly number[]): Promise<Consequences> {
    const db = this.store.read
    const [row] = await db.all<Consequences>(
      `with products as (select p.id from catalogue_products p where p.id in ${db.ids}),
         variants as (select v.id from catalogue_variants v join products p on p.id = v.product_id)
       select (select count(*) from products) as products, (select count(*) from variants) as variants,
         (select count(*) from catalogue_product_media m join products p on p.id = m.product_id) as images,
         (select count(*) from catalogue_product_links k join products p on p.id = k.linked_id
           where k.product_id not in (select id from products)) as links,
         (select coalesce(sum(l.on_hand), 0) from catalogue_stock_levels l join variants v on v.id = l.variant_id)
           as "onHand",
         (select coalesce(sum(l.reserved), 0) from catalogue_stock_levels l join variants v on v.id = l.variant_id)
           as reserved`,
      ids
    )
    return row as Consequences
  }
}
