import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { WorkOutCart } from '#plugins/sales/services/cart/work_out_cart'
import { holdCart } from '#plugins/sales/services/cart/find_cart'
import { inside } from '#plugins/sales/database/statements'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { couponRefusal } from '#plugins/sales/services/discounts/coupon_refusal'
import { cartEmpty, couponHeld, couponTooMany } from '#plugins/sales/errors'
import type { Shopper } from '#plugins/sales/services/shopper'

const FAILURES = 'sales.coupon_failures'

/** Puts a code on a cart, in the place of the one it has. A code that gives nothing now is refused with its reason. */
@inject()
export class ApplyCoupon {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly workOut: WorkOutCart,
    private readonly limits: RateLimits
  ) {}

  /**
   * A code is the same in small letters and in capitals, which it is kept and shown in. `address`: the network address
   * of a shopper, from where only so many may fail; null: staff, who know the codes.
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
      const run = inside(trx)
      const cart = await holdCart(run, shopper, this.clock.iso())
      if (!cart || cart.lines.length === 0) throw cartEmpty()
      if (cart.couponCode === code) throw couponHeld({ code }, 'code')
      const { discounts } = await this.workOut.execute({ ...cart, couponCode: code }, shopper, trx)
      const refused = discounts.refusedCodes.find((one) => one.code === code)
      if (refused) throw couponRefusal(refused)
      await run('update sales_carts set coupon_code = ? where id = ?', [code, cart.id])
    })
  }
}
