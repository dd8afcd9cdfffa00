import { flag, list, number, text, type RecordKind } from '#core/records/record_kind'
import type { Label } from '#core/plugin/contract'

/** What a rule does. `none`: it only gives free delivery. */
export const KINDS = ['percent', 'cart_fixed', 'each_fixed', 'none'] as const

export type Kind = (typeof KINDS)[number]

/** What a condition looks at. Those of `LINE_SUBJECTS` are asked of each line, the others of the cart. */
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

/** Figures are compared, everything else is looked for in a list. */
export const FIGURES: readonly Subject[] = ['subtotal', 'quantity', 'weight', 'unit_price']

export interface Condition {
  subject: Subject
  /** Code of the attribute; empty for every other subject. */
  attribute: string
  operator: Operator
  /** Codes, numbers of categories, postcodes (`20*`); of a figure the one it is compared with, in minor units or grams. */
  values: string[]
}

export interface Conditions {
  /** Whether all must hold or any. None at all: always. */
  match: 'all' | 'any'
  list: Condition[]
}

/** A rule on carts as staff keep it. Empty lists mean: all. */
export interface CartRule {
  id: number
  /** For staff. */
  name: string
  description: string
  /** What customers read. */
  label: Label
  isActive: boolean
  /** `2027-01-01`, in the time zone of the shop; null: always. */
  startsOn: string | null
  /** Last day. */
  endsOn: string | null
  channels: string[]
  /** Codes of customer groups; guests are `guest`. */
  groups: string[]
  kind: Kind
  /** Basis points of a percentage, else minor units of the books of the channel. */
  amount: number
  /** Most pieces of a line that it is given for; null: all. */
  mostPieces: number | null
  /** It is taken off the cost of delivery too. */
  onShipping: boolean
  freeShipping: boolean
  /** Lines that it was given for get nothing of later rules. */
  stopsOthers: boolean
  needsCode: boolean
  /** Orders of one customer; null: without limit. */
  usesPerCustomer: number | null
  /** Lowest first. */
  priority: number
  conditions: Conditions
  version: number
}

export const CART_RULES: RecordKind<CartRule> = {
  subject: 'marketing.cart_rules',
  table: 'marketing_cart_rules',
  order: 'priority, id',
  fields: {
    name: text('name'),
    description: text('description'),
    label: list('label'),
    isActive: flag('is_active'),
    startsOn: text('starts_on'),
    endsOn: text('ends_on'),
    channels: list('channels'),
    groups: list('customer_groups'),
    kind: text('kind'),
    amount: number('amount'),
    mostPieces: number('most_pieces'),
    onShipping: flag('on_shipping'),
    freeShipping: flag('free_shipping'),
    stopsOthers: flag('stops_others'),
    needsCode: flag('needs_code'),
    usesPerCustomer: number('uses_per_customer'),
    priority: number('priority'),
    conditions: list('conditions'),
  },
}
