import { bigint, boolean, instant, integer, json, named, nullable, text } from '#core/database/table'
import type { Choice } from '#plugins/catalogue/index'
import type { FrozenCustomer } from '#plugins/sales/documents/frozen'
import type { Locale } from '#core/i18n/locales'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { RateSum } from '#plugins/sales/documents/rate_sums'
import type { Seller } from '#plugins/sales/documents/seller'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

/** An amount in minor units: `amount('net')` is the column `net_amount`. */
export const amount = (name: string) => named(`${name}_amount`, bigint())

/** What quotes, orders and the documents of orders say first. */
const HEAD = {
  id: bigint(),
  number: text(),
  locale: text<Locale>(),
  currency: text(),
  baseCurrency: text(),
  exchangeRate: text(),
  billing: json<PostalAddress>(),
}

/** What quotes and orders have in common. */
export const SALE = {
  ...HEAD,
  cartId: nullable(bigint()),
  customerId: nullable(bigint()),
  channel: text(),
  email: text(),
  customerName: text(),
  customer: json<FrozenCustomer>(),
  /** Null: nothing is shipped. */
  delivery: nullable(json<PostalAddress>()),
  subtotal: amount('subtotal'),
  discount: amount('discount'),
  goods: amount('goods'),
  shippingTotal: amount('shipping'),
  net: amount('net'),
  tax: amount('tax'),
  total: amount('total'),
  baseSubtotal: amount('base_subtotal'),
  baseDiscount: amount('base_discount'),
  baseGoods: amount('base_goods'),
  baseShippingTotal: amount('base_shipping'),
  baseNet: amount('base_net'),
  baseTax: amount('base_tax'),
  baseTotal: amount('base_total'),
  couponCode: nullable(text()),
  comment: text(),
  showsNet: boolean(),
  version: integer(),
  createdAt: instant(),
  updatedAt: instant(),
}

/** The lines of quotes and orders. */
export const SALE_LINE = {
  id: bigint(),
  position: integer(),
  /** Position of the bundle that it is a part of. */
  parentPosition: nullable(integer()),
  variantId: nullable(bigint()),
  productId: nullable(bigint()),
  sku: text(),
  name: text(),
  detail: text(),
  choice: named('selection', nullable(json<Choice>())),
  ships: boolean(),
  weight: nullable(integer()),
  quantity: integer(),
  unitAmount: bigint(),
  regularAmount: bigint(),
  gross: amount('gross'),
  discount: amount('discount'),
  total: amount('total'),
  net: amount('net'),
  tax: amount('tax'),
  rate: named('tax_rate', json<TaxRate>()),
  taxCategory: text(),
}

/** The histories of quotes and orders. */
export const history = <State extends string>() => ({
  id: bigint(),
  kind: text(),
  from: named('state_from', nullable(text<State>())),
  to: named('state_to', nullable(text<State>())),
  text: text(),
  details: json<Record<string, unknown>>(),
  /** The customer was notified. */
  isTold: boolean(),
  /** Unique key of what must happen only once. */
  once: nullable(text()),
  actorKind: text(),
  actorId: nullable(bigint()),
  actor: named('actor_name', text()),
  at: named('created_at', instant()),
})

/** What invoices and credit notes have in common. */
export const ISSUED = {
  ...HEAD,
  orderId: bigint(),
  seller: json<Seller>(),
  customer: json<FrozenCustomer & { email: string; orderNumber: string }>(),
  taxes: json<RateSum[]>(),
  discount: amount('discount'),
  net: amount('net'),
  tax: amount('tax'),
  total: amount('total'),
  baseNet: amount('base_net'),
  baseTax: amount('base_tax'),
  baseTotal: amount('base_total'),
  issuedAt: instant(),
  by: named('actor_name', text()),
}

/** The lines of invoices and credit notes. The last five are null in documents from before they were stored. */
export const ISSUED_LINE = {
  id: bigint(),
  lineId: bigint(),
  position: integer(),
  sku: text(),
  name: text(),
  detail: text(),
  quantity: integer(),
  unitAmount: bigint(),
  unitNetAmount: bigint(),
  discount: amount('discount'),
  net: amount('net'),
  tax: amount('tax'),
  total: amount('total'),
  rate: named('tax_rate', json<TaxRate>()),
  unitCode: nullable(text()),
  vatCategory: nullable(text()),
  exemptionCode: nullable(text()),
  netPrice: nullable(text()),
  discountNet: nullable(amount('discount_net')),
}
