import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { findCart } from '#plugins/sales/cart/services/find_cart'
import { outside } from '#plugins/sales/database/statements'
import { variantsOf } from '#plugins/sales/cart/services/work_out_lines'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** The distinct variants in the cart of a shopper. */
@inject()
export class ListWanted {
  constructor(private readonly store: Store) {}

  async execute(shopper: Shopper): Promise<number[]> {
    const cart = await findCart(outside(this.store), shopper)
    return variantsOf(cart?.lines ?? [])
  }
}
