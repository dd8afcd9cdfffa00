import { amount } from '#plugins/sales/documents/columns'
import { bigint, boolean, instant, integer, json, named, nullable, table, text } from '#core/database/table'
import type { Choice } from '#plugins/catalogue/index'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/** A notice that the shopper sees once, about a change of their lines. */
export interface CartNotice {
  code: 'line_dropped' | 'line_capped' | 'carts_joined'
  name: string
  quantity: number
}

export const carts = table('sales_carts', {
  id: bigint(),
  tokenHash: nullable(text()),
  customerId: nullable(bigint()),
  channel: text(),
  /** ISO 4217: currency of the seen amounts. */
  currency: text(),
  status: text<'active' | 'draft' | 'ordered' | 'merged'>(),
  purpose: text<'order' | 'quote'>(),
  couponCode: nullable(text()),
  billing: nullable(json<PostalAddress>()),
  /** Null: it is the billing address, or none was given yet. */
  delivery: nullable(json<PostalAddress>()),
  isSameAddress: named('same_address', boolean()),
  shippingCode: nullable(text()),
  paymentCode: nullable(text()),
  /** E-mail address of a guest who requests a quote. */
  email: nullable(text()),
  comment: text(),
  notices: json<CartNotice[]>(),
  version: integer(),
  createdAt: instant(),
  updatedAt: instant(),
})

export const cartLines = table('sales_cart_lines', {
  id: bigint(),
  cartId: bigint(),
  key: named('line_key', text()),
  /** Null: the variant was deleted. */
  variantId: nullable(bigint()),
  productId: nullable(bigint()),
  name: text(),
  quantity: integer(),
  /** Chosen options of a bundle; null: it is no bundle. */
  choice: named('selection', nullable(json<Choice>())),
  /** Unit price that the shopper saw last, in minor units of the cart's currency. */
  seenAmount: nullable(amount('seen')),
})
