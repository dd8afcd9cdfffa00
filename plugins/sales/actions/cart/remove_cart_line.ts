import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { holdCart } from '#plugins/sales/services/cart/find_cart'
import { inside } from '#plugins/sales/database/statements'
import { lineNotFound } from '#plugins/sales/errors'
import type { CartOwner } from '#plugins/sales/services/cart/find_cart'

/** Takes a line out of a cart. */
@inject()
export class RemoveCartLine {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** @throws lineNotFound */
  async execute(owner: CartOwner, key: string): Promise<void> {
    await this.store.relaxedTransaction(async (trx) => {
      const run = inside(trx)
      const cart = await holdCart(run, owner, this.clock.iso())
      if (!cart?.lines.some((line) => line.key === key)) throw lineNotFound()
      await run('delete from sales_cart_lines where cart_id = ? and line_key = ?', [cart.id, key])
    })
  }
}
