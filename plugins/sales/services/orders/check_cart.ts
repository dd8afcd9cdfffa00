import { refusalOf } from '#plugins/sales/services/cart/line_rules'
import {
  cartChanged,
  orderAddressMissing,
  orderBelowMinimum,
  orderShippingMissing,
  orderUndeliverable,
} from '#plugins/sales/errors/orders'
import { cartEmpty } from '#plugins/sales/errors'
import type { WorkedCart } from '#plugins/sales/services/cart/work_out_cart'

/** What the shopper saw when they said yes. */
export interface SeenCart {
  /** Minor units of what was to be paid. */
  total: number
}

/**
 * Whether a cart, worked out again, can be ordered as its shopper saw it.
 * @throws cartEmpty, cartChanged, orderBelowMinimum, orderAddressMissing, orderUndeliverable, orderShippingMissing
 */
export function checkCart(worked: WorkedCart, { total }: SeenCart): void {
  const { cart, lines, totals, minimum, ships, chosenOffer, shipping } = worked
  if (lines.length === 0) throw cartEmpty()
  if (lines.some((line) => refusalOf(line) !== null)) throw cartChanged()
  if (minimum?.missing) throw orderBelowMinimum()
  if (!cart.billing || (ships && !cart.isSameAddress && !cart.delivery)) throw orderAddressMissing()
  if (ships && !chosenOffer) {
    if (shipping.refusal || shipping.offers.length === 0) throw orderUndeliverable()
    throw orderShippingMissing({}, 'shipping')
  }
  if (total !== totals.grandTotal) throw cartChanged()
}
