import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { holdCart, type CartOwner } from '#plugins/sales/services/cart/find_cart'
import { inside } from '#plugins/sales/database/statements'

/** Takes the code off a cart. A cart without one stays as it is. */
@inject()
export class RemoveCoupon {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute(owner: CartOwner): Promise<void> {
    await this.store.relaxedTransaction(async (trx) => {
      const run = inside(trx)
      const cart = await holdCart(run, owner, this.clock.iso())
      if (cart) await run('update sales_carts set coupon_code = null where id = ?', [cart.id])
    })
  }
}
