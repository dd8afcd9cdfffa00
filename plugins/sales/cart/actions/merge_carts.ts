import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FindSellable } from '#plugins/catalogue/index'
import { Store, type Transaction } from '#core/database/store'
import { CartCurrency } from '#plugins/sales/cart/services/cart_currency'
import { LineRules } from '#plugins/sales/cart/services/line_rules'
import { holdCart, keepCart } from '#plugins/sales/cart/services/find_cart'
import { carts } from '#plugins/sales/cart/tables'
import { joinLines, type JoinedCarts } from '#plugins/sales/cart/services/join_lines'
import { openCart } from '#plugins/sales/cart/services/open_cart'
import { variantsOf } from '#plugins/sales/cart/services/work_out_lines'
import { writeLines } from '#plugins/sales/cart/services/write_lines'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { StoredCart } from '#plugins/sales/cart/services/stored_cart'

/**
 * Merges the cart of a guest into the cart of their account. A repeated call changes nothing, because the guest's cart is
 * locked and then closed. Lines that are dropped or capped give notices.
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
      const now = this.clock.iso()
      const guest = await holdCart(trx, { ...shopper, customerId: null })
      if (!guest) return
      // Clears the token, so that someone who knows it cannot open the customer's cart.
      await carts.update(trx, { id: guest.id }, { status: 'merged', tokenHash: null, updatedAt: now })
      if (guest.lines.length === 0) return
      const { cart } = await openCart({ trx, owner: { ...shopper, token: null }, currency, now })
      await this.#join(trx, shopper, { own: cart, guest, currency, now })
    })
  }

  async #join(
    trx: Transaction,
    shopper: Shopper,
    { own, guest, currency, now }: { own: StoredCart; guest: StoredCart; currency: string; now: string }
  ): Promise<void> {
    const { locale, group, channel } = shopper
    const variantIds = variantsOf([...own.lines, ...guest.lines])
    const sellables = await this.sellable.execute({ variantIds, locale, channel, group, currency }, trx)
    const limits = { pieces: this.rules.most(channel), lines: this.rules.mostLines(channel) }
    const joined: JoinedCarts = joinLines(own.lines, guest.lines, sellables, limits)
    await writeLines(trx, own.id, joined.lines)
    await keepCart(trx, own, { notices: joined.notices, ...saidWith(own, guest) }, now)
  }
}

/** The fields of the merged cart: those of the customer's own cart, else those of the guest's. */
function saidWith(own: StoredCart, guest: StoredCart) {
  const { billing, delivery, isSameAddress } = own.billing ? own : guest
  const couponCode = own.couponCode ?? guest.couponCode
  return { couponCode, purpose: guest.purpose, comment: own.comment || guest.comment, billing, delivery, isSameAddress }
}
