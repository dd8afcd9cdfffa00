import { refusalOf } from '#plugins/sales/cart/services/line_rules'
import {
  cartChanged,
  orderAddressMissing,
  orderBelowMinimum,
  orderShippingMissing,
  orderUndeliverable,
} from '#plugins/sales/orders/errors'
import { cartEmpty } from '#plugins/sales/cart/errors'
import type { WorkedCart } from '#plugins/sales/cart/services/work_out_cart'

/** What the shopper saw when they ordered. */
export interface SeenCart {
  /** Amount to pay, in minor units. */
  total: number
}

/**
 * Checks that a recalculated cart can be ordered and is what its shopper saw.
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
