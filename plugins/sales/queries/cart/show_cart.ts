import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { WorkOutCart, type WorkedCart } from '#plugins/sales/services/cart/work_out_cart'
import { findCart } from '#plugins/sales/services/cart/find_cart'
import { outside } from '#plugins/sales/database/statements'
import type { Shopper } from '#plugins/sales/services/shopper'

/** The cart of whoever shops, with what it comes to now; null: they have none. Two statements. */
@inject()
export class ShowCart {
  constructor(
    private readonly store: Store,
    private readonly workOut: WorkOutCart
  ) {}

  async execute(shopper: Shopper): Promise<WorkedCart | null> {
    const cart = await findCart(outside(this.store), shopper)
    return cart && this.workOut.execute(cart, shopper)
  }
}
