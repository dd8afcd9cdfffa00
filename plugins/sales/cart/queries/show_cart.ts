import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { WorkOutCart, type WorkedCart } from '#plugins/sales/cart/services/work_out_cart'
import { findCart } from '#plugins/sales/cart/services/find_cart'
import { outside } from '#plugins/sales/database/statements'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** The cart of a shopper with its current totals; null: there is none. Runs two statements. */
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
