import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { holdCart, type CartOwner } from '#plugins/sales/cart/services/find_cart'
import { carts } from '#plugins/sales/cart/tables'
import { inside } from '#plugins/sales/database/statements'

/** Removes the coupon code from a cart, if there is one. */
@inject()
export class RemoveCoupon {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute(owner: CartOwner): Promise<void> {
    await this.store.relaxedTransaction(async (trx) => {
      const cart = await holdCart(inside(trx), owner, this.clock.iso())
      if (cart) await carts.update(trx, { id: cart.id }, { couponCode: null })
    })
  }
}
