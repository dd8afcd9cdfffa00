import type { DateTime } from 'luxon'
import type { CartForDiscounts, DiscountableLine, DiscountableShipping } from '#plugins/sales/index'
import type { Label } from '#core/i18n/label'

/** A cart that rules are asked about: that of a shopper now, or an order as it was when it was placed. */
export interface AskedCart extends CartForDiscounts {
  /** When it is asked, on the clock of the shop. */
  now: DateTime
  /** Of a stored order; null: a cart. */
  orderId: number | null
}

/** A cart with its sums. Amounts are in the money of the channel's books. */
export interface JudgedCart extends AskedCart {
  /** Null: none is chosen, or known yet. */
  shipping: DiscountableShipping | null
  /** Of lines before discounts; null: there is no rate to the books. */
  subtotal: number | null
  quantity: number
  /** Grams. */
  weight: number
  /** An amount of the cart's money in that of the books; null: there is no rate. */
  inBooks(amount: number): number | null
}

/** Reads something once for all parts of rules that ask for it under a name. */
export type Once = <T>(name: string, read: () => Promise<T>) => Promise<T>

/** What a cart lacks to meet a condition or to be given an action: an amount in the money of the books, or pieces. */
export interface Lack {
  amount?: number
  pieces?: number
  /** How much of what is asked for is there, from 0 to 1: the rule that is closest is told. */
  share: number
}

/** What may be said of every part of a rule. */
export interface PartWords<Shown> {
  label: Label
  help?: Label
  /** A sentence for staff, of its values in words. Default: the label, and the values one after the other. */
  explain?(shown: Shown): Label
}

/** A line with what earlier rules left of it, in the cart's money. */
export interface ReachedLine extends DiscountableLine {
  left: number
}
