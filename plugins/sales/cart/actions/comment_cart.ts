import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { cartEmpty } from '#plugins/sales/cart/errors'
import { holdCart, keepCart, type CartOwner } from '#plugins/sales/cart/services/find_cart'

/** Sets the comment of a cart; may be empty. */
@inject()
export class CommentCart {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** @throws cartEmpty if there is no cart */
  async execute(owner: CartOwner, comment: string): Promise<void> {
    await this.store.relaxedTransaction(async (trx) => {
      const cart = await holdCart(trx, owner)
      if (!cart) throw cartEmpty()
      await keepCart(trx, cart, { comment }, this.clock.iso())
    })
  }
}
