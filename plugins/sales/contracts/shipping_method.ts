import type { Locale } from '#core/i18n/locales'
import type { Destination } from '#plugins/sales/contracts/destination'
import type { Label } from '#core/i18n/label'

export interface ShippingLine {
  variantId: number
  quantity: number
  /** Grams of one piece; null: nobody said. */
  weight: number | null
  /** Gross minor units of the line after discounts. */
  total: number
  ships: boolean
}

/** What is to be sent where. Amounts are gross minor units of `currency`. */
export interface ShippingRequest {
  channel: string
  currency: string
  locale: Locale
  destination: Destination
  lines: readonly ShippingLine[]
  /** All lines after discounts, before shipping. */
  goods: number
  /** Grams of what ships. */
  weight: number
  /** Pieces that ship. */
  quantity: number
}

/** One way to have the goods sent. */
export interface ShippingOffer {
  /** Unique among all methods, the same for as long as the offer means the same: `table_rates.colissimo`. */
  code: string
  title: string
  description: string | null
  /** Gross minor units of the request's currency. */
  amount: number
  /** As customers read it: "2 à 3 jours". */
  estimatedDays: string | null
}

/**
 * Contribution to `sales.shipping_methods`. Asked whenever the cart, its address or a discount changes, and again when
 * the order is placed: the same request gives the same offers.
 */
export interface ShippingMethod {
  label: Label
  /** None: this method does not go there, or is switched off. */
  offers(request: ShippingRequest): Promise<ShippingOffer[]>
  /**
   * Goods from which it delivers there for nothing, in minor units of the request's currency; null, or not told: never.
   * Shoppers are told so before they have a cart.
   */
  freeFrom?(request: ShippingRequest): Promise<number | null>
  /** What an offer of its is called in a language, by its code; null: it is none of its. Absent: by one name in all. */
  title?(code: string, locale: Locale): Promise<string | null>
}

/** What a gate says of a request: nobody delivers there (with the reason), or delivery costs nothing. */
export type ShippingVerdict =
  { kind: 'refused'; message: string; meta: Record<string, string | number> } | { kind: 'free'; label: string }

/** Contribution to `sales.shipping_gates`: a rule over all methods, such as the one of Corsica. */
export interface ShippingGate {
  /** Null: nothing to say about this request. */
  judge(request: ShippingRequest): Promise<ShippingVerdict | null>
  /** What shoppers of a country are told of it beforehand; null: nothing. */
  tell?(request: ShippingRequest): Promise<string | null>
}
