import { inject } from '@adonisjs/core'
import { Settings } from '#core/settings/settings'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { cartEmpty } from '#plugins/sales/errors'
import { quotesNotOffered } from '#plugins/sales/errors/quotes'
import { holdCart, type CartOwner } from '#plugins/sales/services/cart/find_cart'
import { inside } from '#plugins/sales/database/statements'
import type { StoredCart } from '#plugins/sales/services/cart/stored_cart'

/** Says what a cart is to become. Everything in it stays, and one may go back. */
@inject()
export class TurnCart {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings
  ) {}

  /** @throws cartEmpty, quotesNotOffered */
  async execute(owner: CartOwner, purpose: StoredCart['purpose']): Promise<void> {
    const isOffered = this.settings.get<boolean>('sales.quotes.offered', { channel: owner.channel })
    if (purpose === 'quote' && !isOffered) throw quotesNotOffered()
    await this.store.relaxedTransaction(async (trx) => {
      const run = inside(trx)
      const cart = await holdCart(run, owner, this.clock.iso())
      if (!cart || cart.lines.length === 0) throw cartEmpty()
      await run('update sales_carts set purpose = ? where id = ?', [purpose, cart.id])
    })
  }
}
