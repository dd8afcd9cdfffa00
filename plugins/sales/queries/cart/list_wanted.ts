import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { findCart } from '#plugins/sales/services/cart/find_cart'
import { outside } from '#plugins/sales/database/statements'
import { variantsOf } from '#plugins/sales/services/cart/work_out_lines'
import type { Shopper } from '#plugins/sales/services/shopper'

/** Variants in the cart of whoever shops, each once. */
@inject()
export class ListWanted {
  constructor(private readonly store: Store) {}

  async execute(shopper: Shopper): Promise<number[]> {
    const cart = await findCart(outside(this.store), shopper)
    return variantsOf(cart?.lines ?? [])
  }
}
