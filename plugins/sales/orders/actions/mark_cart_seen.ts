import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { WorkOutCart } from '#plugins/sales/cart/services/work_out_cart'
import { holdCart } from '#plugins/sales/cart/services/find_cart'
import { carts } from '#plugins/sales/cart/tables'
import { inside } from '#plugins/sales/database/statements'
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
      const cart = await holdCart(inside(trx), shopper, this.clock.iso())
      if (!cart) return
      const { lines, paid } = await this.workOut.execute(cart, shopper, trx)
      await carts.update(trx, { id: cart.id }, { currency: paid.currency })
      const seen = lines.map((line) => ({ ...line, seenAmount: line.unit?.amount ?? null }))
      await writeLines(trx, cart.id, seen)
    })
  }
}
