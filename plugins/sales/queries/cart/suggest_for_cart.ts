import { inject } from '@adonisjs/core'
import { ListCrossSells, type CardShape } from '#plugins/catalogue/index'
import { Store } from '#core/database/store'
import { findCart } from '#plugins/sales/services/cart/find_cart'
import { outside } from '#plugins/sales/database/statements'
import type { Shopper } from '#plugins/sales/services/shopper'

/** Something that goes with what lies in a cart. */
export type Suggestion = Pick<CardShape, 'id' | 'name' | 'path' | 'price' | 'isFrom' | 'image' | 'buySku'>

/** One row of cards: who came to order is not to be led away. */
const MOST = 4

/** What goes with the things in a cart: the cross-sells of its products that it does not hold yet. */
@inject()
export class SuggestForCart {
  constructor(
    private readonly store: Store,
    private readonly crossSells: ListCrossSells
  ) {}

  async execute(shopper: Shopper): Promise<Suggestion[]> {
    const cart = await findCart(outside(this.store), shopper)
    const productIds = [...new Set(cart?.lines.flatMap(({ productId }) => productId ?? []))]
    const cards = await this.crossSells.execute({ place: shopper, productIds, most: MOST })
    return cards.map(({ id, name, path, price, isFrom, image, buySku }) => {
      return { id, name, path, price, isFrom, image, buySku }
    })
  }
}
