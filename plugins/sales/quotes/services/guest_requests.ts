import { inject } from '@adonisjs/core'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { findCart } from '#plugins/sales/cart/services/find_cart'
import { outside } from '#plugins/sales/database/statements'
import { quotesTooMany } from '#plugins/sales/quotes/errors'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import type { Shopper } from '#plugins/sales/shared/shopper'

/**
 * Limits the requests of guests. Each sends a mail with the guest's text to an address that is not confirmed, which invites
 * spam.
 */
@inject()
export class GuestRequests {
  constructor(
    private readonly store: Store,
    private readonly limits: RateLimits
  ) {}

  /** `address`: IP address of the request. @throws quotesTooMany */
  async take(shopper: Shopper, address: string): Promise<void> {
    if (shopper.customerId !== null) return
    await takeOrRefuse(this.limits, 'sales.quotes_address', address, quotesTooMany)
    const cart = await findCart(outside(this.store), shopper)
    if (cart?.email) await takeOrRefuse(this.limits, 'sales.quotes_email', cart.email, quotesTooMany)
  }
}
