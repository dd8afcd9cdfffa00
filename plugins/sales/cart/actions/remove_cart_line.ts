import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { holdCart, keepCart } from '#plugins/sales/cart/services/find_cart'
import { cartLines } from '#plugins/sales/cart/tables'
import { lineNotFound } from '#plugins/sales/cart/errors'
import type { CartOwner } from '#plugins/sales/cart/services/find_cart'

/** Removes a line from a cart. */
@inject()
export class RemoveCartLine {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** @throws lineNotFound */
  async execute(owner: CartOwner, key: string): Promise<void> {
    await this.store.relaxedTransaction(async (trx) => {
      const cart = await holdCart(trx, owner)
      if (!cart?.lines.some((line) => line.key === key)) throw lineNotFound()
      await cartLines.delete(trx, { cartId: cart.id, key })
      await keepCart(trx, cart, {}, this.clock.iso())
    })
  }
}
