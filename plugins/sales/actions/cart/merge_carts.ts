import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FindSellable } from '#plugins/catalogue/index'
import { Store, type Transaction } from '#core/database/store'
import { CartCurrency } from '#plugins/sales/services/cart/cart_currency'
import { LineRules } from '#plugins/sales/services/cart/line_rules'
import { holdCart } from '#plugins/sales/services/cart/find_cart'
import { inside } from '#plugins/sales/database/statements'
import { joinLines, type JoinedCarts } from '#plugins/sales/services/cart/join_lines'
import { openCart } from '#plugins/sales/services/cart/open_cart'
import { variantsOf } from '#plugins/sales/services/cart/work_out_lines'
import { writeLines } from '#plugins/sales/services/cart/write_lines'
import type { Shopper } from '#plugins/sales/services/shopper'
import type { StoredCart } from '#plugins/sales/services/cart/stored_cart'

/**
 * Brings what somebody put into a cart as a guest to the cart of their account. Done again it changes nothing: the
 * guest's cart is held first and is none any more afterwards. Every line that could not be kept as it was is told.
 */
@inject()
export class MergeCarts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly sellable: FindSellable,
    private readonly currencies: CartCurrency,
    private readonly rules: LineRules
  ) {}

  async execute(shopper: Shopper): Promise<void> {
    if (shopper.customerId === null || shopper.token === null) return
    const { currency } = await this.currencies.of(shopper)
    await this.store.transaction(async (trx) => {
      const run = inside(trx)
      const now = this.clock.iso()
      const guest = await holdCart(run, { ...shopper, customerId: null }, now)
      if (!guest) return
      // A token opens one cart once: nobody who kept it finds what the customer buys later.
      await run("update sales_carts set status = 'merged', token_hash = null where id = ?", [guest.id])
      if (guest.lines.length === 0) return
      const { cart } = await openCart({ run, owner: { ...shopper, token: null }, currency, now })
      await this.#join(trx, shopper, { own: cart, guest, currency })
    })
  }

  async #join(
    trx: Transaction,
    shopper: Shopper,
    { own, guest, currency }: { own: StoredCart; guest: StoredCart; currency: string }
  ): Promise<void> {
    const { locale, group, channel } = shopper
    const variantIds = variantsOf([...own.lines, ...guest.lines])
    const sellables = await this.sellable.execute({ variantIds, locale, group, currency }, trx)
    const limits = { pieces: this.rules.most(channel), lines: this.rules.mostLines(channel) }
    const joined: JoinedCarts = joinLines(own.lines, guest.lines, sellables, limits)
    await writeLines(trx, own.id, joined.lines)
    await inside(trx)(
      `update sales_carts set notices = ?, coupon_code = ?, purpose = ?, comment = ?, billing = ?, delivery = ?,
        same_address = ? where id = ?`,
      [JSON.stringify(joined.notices), ...saidWith(own, guest), own.id]
    )
  }
}

/** What was said with the carts: what stands in the customer's own cart, else what they said as a guest. */
function saidWith(own: StoredCart, guest: StoredCart) {
  const { billing, delivery, isSameAddress } = own.billing ? own : guest
  return [
    own.couponCode ?? guest.couponCode,
    guest.purpose,
    own.comment || guest.comment,
    billing && JSON.stringify(billing),
    delivery && JSON.stringify(delivery),
    isSameAddress,
  ]
}
