import type { Label } from '#core/i18n/label'

/** The kind of discount. `none`: the rule gives only free delivery. */
export type Kind = 'percent' | 'cart_fixed' | 'each_fixed' | 'none'

/** The subject of a condition. `CART_SUBJECTS` are evaluated for the cart, `LINE_SUBJECTS` for each line. */
export const CART_SUBJECTS = [
  'subtotal',
  'quantity',
  'weight',
  'country',
  'postcode',
  'shipping_method',
  'payment_method',
] as const
export const LINE_SUBJECTS = ['category', 'sku', 'attribute', 'unit_price'] as const

export type Subject = (typeof CART_SUBJECTS)[number] | (typeof LINE_SUBJECTS)[number]

export const OPERATORS = ['among', 'not_among', 'at_least', 'below'] as const

export type Operator = (typeof OPERATORS)[number]

/** Numeric subjects: their operators are `at_least` and `below`. The others have `among` and `not_among`. */
export const FIGURES: readonly Subject[] = ['subtotal', 'quantity', 'weight', 'unit_price']

export interface Condition {
  subject: Subject
  /** Code of the attribute; empty for every other subject. */
  attribute: string
  operator: Operator
  /**
   * Codes, ids of categories or postcodes (`20*`). For a numeric subject the one number to compare with, in minor units,
   * pieces or grams.
   */
  values: string[]
}

export interface Conditions {
  /** Whether all conditions must hold or any. Without conditions the rule always applies. */
  match: 'all' | 'any'
  list: Condition[]
}

/** A cart rule as staff edit it. An empty list means all. */
export interface CartRule {
  id: number
  /** Shown to staff only. */
  name: string
  description: string
  /** Shown to customers. */
  label: Label
  isActive: boolean
  /** `2027-01-01`, in the time zone of the shop; null: no start. */
  startsOn: string | null
  /** Last day, inclusive; null: no end. */
  endsOn: string | null
  channels: string[]
  /** Codes of customer groups; `guest` for guests. */
  groups: string[]
  kind: Kind
  /** Basis points for `percent`, else minor units in the base currency of the channel. */
  amount: number
  /** Maximum number of discounted pieces per line; null: all. */
  mostPieces: number | null
  /** Whether the discount applies to the cost of delivery too. */
  onShipping: boolean
  freeShipping: boolean
  /** Whether later rules skip the lines that this rule discounted. */
  stopsOthers: boolean
  needsCode: boolean
  /** Maximum number of orders per customer; null: no limit. */
  usesPerCustomer: number | null
  /** Rules apply in ascending order. */
  priority: number
  conditions: Conditions
  version: number
}

/** The code that was typed on a rule. */
export interface PrimaryCoupon {
  /** In capitals; null: it has only codes that were made for it, or none. */
  code: string | null
  usageLimit: number | null
}

/** A rule as its form edits it. */
export type CartRuleForm = CartRule & PrimaryCoupon & { timesUsed: number; coupons: number }

/** What its form sends. */
export type CartRuleInput = Omit<CartRule, 'id' | 'version'> & PrimaryCoupon
