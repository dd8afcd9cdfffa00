import { inject } from '@adonisjs/core'
import { Settings } from '#core/settings/settings'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { cartEmpty } from '#plugins/sales/cart/errors'
import { quotesNotOffered } from '#plugins/sales/quotes/errors'
import { holdCart, keepCart, type CartOwner } from '#plugins/sales/cart/services/find_cart'
import type { StoredCart } from '#plugins/sales/cart/services/stored_cart'

/** Sets the purpose of a cart, an order or a quote. Its content is unchanged. */
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
      const cart = await holdCart(trx, owner)
      if (!cart || cart.lines.length === 0) throw cartEmpty()
      await keepCart(trx, cart, { purpose }, this.clock.iso())
    })
  }
}
