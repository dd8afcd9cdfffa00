import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { holdCart, keepCart, type CartOwner } from '#plugins/sales/cart/services/find_cart'

/** Removes the coupon code from a cart, if there is one. */
@inject()
export class RemoveCoupon {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute(owner: CartOwner): Promise<void> {
    await this.store.relaxedTransaction(async (trx) => {
      const cart = await holdCart(trx, owner)
      if (cart) await keepCart(trx, cart, { couponCode: null }, this.clock.iso())
    })
  }
}
