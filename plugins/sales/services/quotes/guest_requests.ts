import { inject } from '@adonisjs/core'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { findCart } from '#plugins/sales/services/cart/find_cart'
import { outside } from '#plugins/sales/database/statements'
import { quotesTooMany } from '#plugins/sales/errors/quotes'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import type { Shopper } from '#plugins/sales/services/shopper'

/**
 * Bounds what guests ask for: the shop writes to the address that they give, in their words too, and nobody has shown
 * yet that it is theirs.
 */
@inject()
export class GuestRequests {
  constructor(
    private readonly store: Store,
    private readonly limits: RateLimits
  ) {}

  /** `address`: the network address that it comes from. @throws quotesTooMany */
  async take(shopper: Shopper, address: string): Promise<void> {
    if (shopper.customerId !== null) return
    await takeOrRefuse(this.limits, 'sales.quotes_address', address, quotesTooMany)
    const cart = await findCart(outside(this.store), shopper)
    if (cart?.email) await takeOrRefuse(this.limits, 'sales.quotes_email', cart.email, quotesTooMany)
  }
}
