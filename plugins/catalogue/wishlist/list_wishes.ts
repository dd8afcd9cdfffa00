import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { findCards } from '#plugins/catalogue/listing/responses/group_cards'
import { wishlistCondition } from '#plugins/catalogue/wishlist/wish_rows'
import type { CardShape } from '#plugins/catalogue/listing/product_shapes'
import type { ShopPlace } from '#plugins/catalogue/listing/shop_view'
import type { WishOwner } from '#plugins/catalogue/wishlist/wish_owner'

/** A product on a wishlist. */
export interface Wish {
  productId: number
  /** Told where the shop does not offer it any more. */
  name: string
  addedAt: string
  /** As lists show it; null: it is not offered now. */
  product: CardShape | null
}

const WISHES = `select i.product_id as id, i.created_at as "addedAt", coalesce(
    (select t.name from catalogue_product_translations t where t.product_id = i.product_id and t.locale = ?),
    (select min(t.name) from catalogue_product_translations t where t.product_id = i.product_id)) as name
  from catalogue_wishes i where i.wishlist_id = (select id from catalogue_wishlists where <owner>)
  order by i.id desc`

/** Lists the products of a wishlist, the newest first, with one query and those of the cards. */
@inject()
export class ListWishes {
  constructor(private readonly store: Store) {}

  async execute(owner: WishOwner, shop: ShopPlace): Promise<Wish[]> {
    const found = wishlistCondition(owner)
    if (!found) return []
    const [condition, value] = found
    const rows = await this.store.reader.all<{ id: number; addedAt: string; name: string | null }>(
      WISHES.replace('<owner>', condition),
      [shop.locale, value]
    )
    const ids = rows.map(({ id }) => id)
    const cards = ids.length > 0 ? await findCards(this.store, shop, ids) : new Map<number, string>()
    return rows.map(({ id, name, addedAt }) => {
      const card = cards.get(id)
      const product = card === undefined ? null : (JSON.parse(card) as CardShape)
      return { productId: id, name: name ?? '', addedAt, product }
    })
  }
}
