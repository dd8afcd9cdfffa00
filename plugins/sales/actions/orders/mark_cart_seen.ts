import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { WorkOutCart } from '#plugins/sales/services/cart/work_out_cart'
import { holdCart } from '#plugins/sales/services/cart/find_cart'
import { inside } from '#plugins/sales/database/statements'
import { writeLines } from '#plugins/sales/services/cart/write_lines'
import type { Shopper } from '#plugins/sales/services/shopper'

/** Notes that a shopper was shown their cart as it is today: prices that changed are no news to them any more. */
@inject()
export class MarkCartSeen {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly workOut: WorkOutCart
  ) {}

  async execute(shopper: Shopper): Promise<void> {
    await this.store.relaxedTransaction(async (trx) => {
      const run = inside(trx)
      const cart = await holdCart(run, shopper, this.clock.iso())
      if (!cart) return
      const { lines, paid } = await this.workOut.execute(cart, shopper, trx)
      await run('update sales_carts set currency = ? where id = ?', [paid.currency, cart.id])
      const seen = lines.map((line) => ({ ...line, seenAmount: line.unit?.amount ?? null }))
      await writeLines(trx, cart.id, seen)
    })
  }
}
