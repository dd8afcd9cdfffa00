import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { findCards } from '#plugins/catalogue/listing/group_cards'
import { listOf } from '#plugins/catalogue/services/wishlist/wish_rows'
import type { CardShape } from '#plugins/catalogue/listing/shapes/product_shapes'
import type { ShopPlace } from '#plugins/catalogue/listing/shop_view'
import type { WishOwner } from '#plugins/catalogue/services/wishlist/wish_owner'

/** A product that somebody keeps for later. */
export interface Wish {
  productId: number
  /** Told where the shop does not offer it any more. */
  name: string
  addedAt: string
  /** As lists show it; null: it is not offered now. */
  product: CardShape | null
}

interface Row {
  product_id: number | string
  name: string | null
  created_at: string
}

const WISHES = `select i.product_id, i.created_at, coalesce(
    (select t.name from catalogue_product_translations t where t.product_id = i.product_id and t.locale = ?),
    (select min(t.name) from catalogue_product_translations t where t.product_id = i.product_id)) as name
  from catalogue_wishes i where i.wishlist_id = (select id from catalogue_wishlists where <owner>)
  order by i.id desc`

/** What is on somebody's wishlist, the newest first: one statement beside those of the cards. */
@inject()
export class ListWishes {
  constructor(private readonly store: Store) {}

  async execute(owner: WishOwner, shop: ShopPlace): Promise<Wish[]> {
    const found = listOf(owner)
    if (!found) return []
    const [condition, value] = found
    const rows = await this.store.reader.all<Row>(WISHES.replace('<owner>', condition), [shop.locale, value])
    const ids = rows.map(({ product_id: id }) => Number(id))
    const cards = ids.length > 0 ? await findCards(this.store, shop, ids) : new Map<number, string>()
    return rows.map(({ product_id: id, name, created_at: addedAt }) => {
      const card = cards.get(Number(id))
      return {
        ...{ productId: Number(id), name: name ?? '', addedAt },
        product: card === undefined ? null : (JSON.parse(card) as CardShape),
      }
    })
  }
}
