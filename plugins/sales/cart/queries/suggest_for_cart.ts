import { inject } from '@adonisjs/core'
import { ListCrossSells, type CardShape } from '#plugins/catalogue/index'
import { Store } from '#core/database/store'
import { findCart } from '#plugins/sales/cart/services/find_cart'
import { outside } from '#plugins/sales/database/statements'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** A product suggested for a cart. */
export type Suggestion = Pick<
  CardShape,
  'id' | 'name' | 'path' | 'price' | 'taxCategory' | 'isFrom' | 'image' | 'buySku'
>

/** One row of cards, so that shoppers are not distracted from ordering. */
const MOST = 4

/**
 * Suggests the cross-sells of the products in a cart that are not in it yet. If `keys` are given, only for these lines, and
 * with similar products.
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
