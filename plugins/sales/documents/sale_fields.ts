import type { PaidIn } from '#plugins/sales/cart/services/cart_currency'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { WorkedCart } from '#plugins/sales/cart/services/work_out_cart'
import type { DraftLine, OrderAmounts } from '#plugins/sales/orders/services/order_draft'
import type { SALE } from '#plugins/sales/documents/columns'
import type { Values } from '#core/database/table'

/** Longest text that the columns of names take. */
export const LONGEST_NAME = 255

/** What a line of an order or a quote is written from. Its product may have been deleted since. */
export type WrittenLine = Omit<DraftLine, 'variantId' | 'productId' | 'base'> & {
  variantId: number | null
  productId: number | null
}

/** The fields of a line as the tables of orders and quotes have them. */
export function lineFields<Line extends WrittenLine>(line: Line) {
  const [name, detail] = [line.name.slice(0, LONGEST_NAME), line.detail.slice(0, LONGEST_NAME)]
  return { ...line, ...line.worth, name, detail }
}

/** The amounts of a draft as the tables of orders and quotes have them. */
export function amountFields({ shipping: shippingTotal, ...amounts }: OrderAmounts, base: OrderAmounts) {
  return {
    ...amounts,
    shippingTotal,
    baseSubtotal: base.subtotal,
    baseDiscount: base.discount,
    baseGoods: base.goods,
    baseShippingTotal: base.shipping,
    baseNet: base.net,
    baseTax: base.tax,
    baseTotal: base.total,
  }
}

/** For whom, where and in which money something is sold. */
export type SaleTerms = Pick<
  Values<typeof SALE>,
  | 'customerId'
  | 'channel'
  | 'locale'
  | 'email'
  | 'customerName'
  | 'customer'
  | 'billing'
  | 'delivery'
  | 'currency'
  | 'baseCurrency'
  | 'exchangeRate'
  | 'showsNet'
>

/** What a new quote or order takes over from the one that it is made of. */
export function saleTerms(sale: SaleTerms): SaleTerms {
  const { customerId, channel, locale, email, customerName, customer, billing, delivery } = sale
  const { currency, baseCurrency, exchangeRate, showsNet } = sale
  const who = { customerId, channel, locale, email, customerName, customer, billing, delivery }
  return { ...who, currency, baseCurrency, exchangeRate, showsNet }
}

/** The currencies of a cart as documents keep them. */
export function currenciesOf({ currency, baseCurrency, rate: exchangeRate }: PaidIn) {
  return { currency, baseCurrency, exchangeRate }
}

/** Where what is in a cart is billed and sent. The step before required the billing address. */
export function addressesOf({ cart, ships }: Pick<WorkedCart, 'cart' | 'ships'>) {
  const delivery = ships ? (cart.isSameAddress ? cart.billing : cart.delivery) : null
  return { billing: cart.billing as PostalAddress, delivery }
}
