import { inject } from '@adonisjs/core'
import { ListCrossSells, type CardShape } from '#plugins/catalogue/index'
import { Store } from '#core/database/store'
import { findCart } from '#plugins/sales/services/cart/find_cart'
import { outside } from '#plugins/sales/database/statements'
import type { Shopper } from '#plugins/sales/services/shopper'

/** Something that goes with what lies in a cart. */
export type Suggestion = Pick<
  CardShape,
  'id' | 'name' | 'path' | 'price' | 'taxCategory' | 'isFrom' | 'image' | 'buySku'
>

/** One row of cards: who came to order is not to be led away. */
const MOST = 4

/**
 * What goes with the things in a cart: the cross-sells of its products that it does not hold yet. With some of its lines
 * also what is like them, for who goes on shopping.
 */
@inject()
export class SuggestForCart {
  constructor(
    private readonly store: Store,
    private readonly crossSells: ListCrossSells
  ) {}

  async execute(shopper: Shopper, keys?: readonly string[]): Promise<Suggestion[]> {
    const cart = await findCart(outside(this.store), shopper)
    const lines = cart?.lines ?? []
    const productsOf = (some: typeof lines) => [...new Set(some.flatMap(({ productId }) => productId ?? []))]
    const cards = await this.crossSells.execute({
      place: shopper,
      productIds: productsOf(keys ? lines.filter(({ key }) => keys.includes(key)) : lines),
      without: productsOf(lines),
      alsoSimilar: keys !== undefined,
      most: MOST,
    })
    return cards.map(({ id, name, path, price, taxCategory, isFrom, image, buySku }) => {
      return { id, name, path, price, ...(taxCategory ? { taxCategory } : {}), isFrom, image, buySku }
    })
  }
}
