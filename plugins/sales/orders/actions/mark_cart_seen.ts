import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { WorkOutCart } from '#plugins/sales/cart/services/work_out_cart'
import { holdCart, keepCart } from '#plugins/sales/cart/services/find_cart'
import { writeLines } from '#plugins/sales/cart/services/write_lines'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** Stores the current prices of a cart as seen by its shopper, so that their changes are not shown again. */
@inject()
export class MarkCartSeen {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly workOut: WorkOutCart
  ) {}

  async execute(shopper: Shopper): Promise<void> {
    await this.store.relaxedTransaction(async (trx) => {
      const cart = await holdCart(trx, shopper)
      if (!cart) return
      const { lines, paid } = await this.workOut.execute(cart, shopper, trx)
      await keepCart(trx, cart, { currency: paid.currency }, this.clock.iso())
      const seen = lines.map((line) => ({ ...line, seenAmount: line.unit?.amount ?? null }))
      await writeLines(trx, cart.id, seen)
    })
  }
}
