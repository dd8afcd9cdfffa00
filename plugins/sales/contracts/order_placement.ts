import type { FrozenCustomer } from '#plugins/sales/documents/frozen'
import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'

/** A line of an order that was just placed. Bundles have lines for their parts, too. */
export interface PlacedLine {
  lineId: number
  productId: number
  variantId: number
  quantity: number
  /** The product is part of the bundle of another line. */
  isPart: boolean
  familyId: number
  categoryIds: number[]
}

/** Boxes of the checkout that a customer ticked. */
export interface Agreement {
  /** Names of the boxes, which plugins contribute to the payment step. */
  to: readonly string[]
  email: string
  isEmailConfirmed: boolean
  locale: Locale
  ip: string
}

/** An order that was just placed, by its customer, from a quote, or by staff. */
export interface PlacedOrder {
  orderId: number
  number: string
  channel: string
  /** Null: a guest. */
  customerId: number | null
  /** As the order keeps them, with the code of the group. */
  customer: FrozenCustomer
  placedAt: string
  /** What its customer agreed to beside the terms of sale. Absent: they did not place it themselves. */
  agreed?: Agreement
  /** The lines with what is known of their products. The first call runs one statement, further ones none. */
  lines(): Promise<PlacedLine[]>
}

/**
 * What another plugin keeps of an order from the moment it is placed on, such as terms that hold for its lines. It runs in
 * the transaction that places the order: an error undoes the order.
 */
export interface OrderPlacement {
  keep(trx: Transaction, order: PlacedOrder): Promise<void>
}
