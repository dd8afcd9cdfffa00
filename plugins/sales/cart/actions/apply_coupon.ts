import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { WorkOutCart } from '#plugins/sales/cart/services/work_out_cart'
import { holdCart, keepCart } from '#plugins/sales/cart/services/find_cart'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { couponRefusal } from '#plugins/sales/discounts/coupon_refusal'
import { cartEmpty } from '#plugins/sales/cart/errors'
import { couponHeld, couponTooMany } from '#plugins/sales/discounts/errors'
import type { Shopper } from '#plugins/sales/shared/shopper'

const FAILURES = 'sales.coupon_failures'

/** Sets the coupon code of a cart. A code without a discount is refused with the reason. */
@inject()
export class ApplyCoupon {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly workOut: WorkOutCart,
    private readonly limits: RateLimits
  ) {}

  /**
   * Codes ignore case, and are stored in capitals. `address`: IP address of the shopper, whose failed attempts are limited;
   * null: staff, who have no limit.
   * @throws cartEmpty, couponHeld, couponTooMany, and the reasons of `couponRefusal`
   */
  async execute(shopper: Shopper, typed: string, address: string | null): Promise<void> {
    if (address === null) return this.#apply(shopper, typed)
    await takeOrRefuse(this.limits, FAILURES, address, couponTooMany)
    await this.#apply(shopper, typed)
    await this.limits.giveBack(FAILURES, address)
  }

  async #apply(shopper: Shopper, typed: string): Promise<void> {
    const code = typed.trim().toUpperCase()
    await this.store.relaxedTransaction(async (trx) => {
      const cart = await holdCart(trx, shopper)
      if (!cart || cart.lines.length === 0) throw cartEmpty()
      if (cart.couponCode === code) throw couponHeld({ code }, 'code')
      const { discounts } = await this.workOut.execute({ ...cart, couponCode: code }, shopper, trx)
      const refused = discounts.refusedCodes.find((one) => one.code === code)
      if (refused) throw couponRefusal(refused)
      await keepCart(trx, cart, { couponCode: code }, this.clock.iso())
    })
  }
}
