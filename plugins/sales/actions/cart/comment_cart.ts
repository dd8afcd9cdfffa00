import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { cartEmpty } from '#plugins/sales/errors'
import { holdCart, type CartOwner } from '#plugins/sales/services/cart/find_cart'
import { inside } from '#plugins/sales/database/statements'

/** Keeps what a shopper says with their cart; empty: nothing. */
@inject()
export class CommentCart {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** @throws cartEmpty when there is no cart to say anything with */
  async execute(owner: CartOwner, comment: string): Promise<void> {
    await this.store.relaxedTransaction(async (trx) => {
      const run = inside(trx)
      const cart = await holdCart(run, owner, this.clock.iso())
      if (!cart) throw cartEmpty()
      await run('update sales_carts set comment = ? where id = ?', [comment, cart.id])
    })
  }
}
