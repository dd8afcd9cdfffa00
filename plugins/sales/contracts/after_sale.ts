import type { Locale } from '#core/i18n/locales'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** Something that a customer may do with an order after the sale, such as returning goods. */
export interface AfterSaleOffer {
  /** Sentence before the link; empty: none. */
  text: string
  /** Label of the link. */
  label: string
  /** Path in the shop, without the language: `/account/rma/create?order=1`. */
  path: string
  /** What has become of it, behind the label: `remboursé`. Absent: nothing has yet. */
  standing?: string
}

/** What offers are asked for. */
export interface AfterSaleQuestion {
  order: StoredOrder
  /** When its goods count as delivered; null: not yet. */
  deliveredAt: string | null
  locale: Locale
  /** Where they are shown: the page of the order, the mail that confirms it, or the mail about a parcel. */
  place: 'page' | 'placed_mail' | 'shipped_mail'
}

/**
 * Adds a part to the page of an order in its customer's account, and to the mails that confirm it and its parcels. For a
 * guest's order, paths carry a signed key (`orderKey`).
 */
export interface AfterSale {
  /** At most two statements. Empty: nothing to offer now. */
  offers(question: AfterSaleQuestion): Promise<AfterSaleOffer[]>
}
