import type { Locale } from '#core/i18n/locales'

/** Whom an order was sent to, and what they received with it. */
export interface ReceivedOrder {
  number: string
  /** Null: a guest. */
  customerId: number | null
  name: string
  email: string
  channel: string
  locale: Locale
  /** Ids of products, those of the parts of bundles left out. */
  products: number[]
}

/** Contribution to `catalogue.purchases`, of a plugin that sells: who has received what. */
export interface PurchaseSource {
  /** Ids of the products that a customer has received, the latest first. */
  receivedBy(customerId: number): Promise<number[]>
  /** An order of which something was received; null: there is none. */
  order(number: string): Promise<ReceivedOrder | null>
  /**
   * Orders that were wholly received in a period of ISO instants, by their number, in ascending order after `after`. At most
   * `limit`.
   */
  receivedIn(period: { from: string; to: string }, page: { after: string; limit: number }): Promise<ReceivedOrder[]>
}
