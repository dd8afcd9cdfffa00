import type { Locale } from '#core/i18n/locales'
import type { Destination } from '#plugins/sales/contracts/destination'
import type { Discount } from '#plugins/sales/contracts/totals'
import type { Transaction } from '#core/database/store'

/** A line as discounts see it. Amounts are gross minor units. */
export interface DiscountableLine {
  key: string
  variantId: number
  productId: number
  sku: string
  quantity: number
  unitAmount: number
  /** Grams of one piece. */
  weight: number | null
  ships: boolean
  /** Of a product that stands for money, such as a voucher: only a gift of it takes anything off. */
  isMoney: boolean
}

/** A cart as discounts see it. */
export interface CartForDiscounts {
  channel: string
  currency: string
  locale: Locale
  /** Customers' group code. */
  group: string
  /** Null: a guest. */
  customerId: number | null
  lines: readonly DiscountableLine[]
  /** Null: not known yet. A condition on the address is then not met, whatever it says. */
  destination: Destination | null
  paymentCode: string | null
}

/** Why a code gives nothing. */
export type CodeRefusal = 'unknown' | 'not_yet' | 'expired' | 'not_for_you' | 'conditions_not_met' | 'limit_reached'

export interface RefusedCode {
  code: string
  reason: CodeRefusal
  /** First day of a code that is `not_yet` valid: `2027-01-01`, in the time zone of the shop. */
  startsOn?: string
}

/** A discount that a cart lacks one thing for: an amount in the cart's money, or a number of pieces. */
export interface ClosestDiscount {
  /** What customers read. */
  label: string
  amount: number | null
  pieces: number | null
  /** How much of what is asked for is there, from 0 to 1. */
  share: number
}

/** Pieces of a product that cost nothing once the shopper puts them into the cart. */
export interface Gift {
  productId: number
  pieces: number
  /** What customers read of the discount. */
  label: string
}

/** What a source gives for a cart. */
export interface Discounts {
  applied: Discount[]
  /** A code that this source does not know is `unknown`; one that another source accepts is refused by nobody. */
  refusedCodes: RefusedCode[]
  freeShipping: boolean
  /** Absent or null: none. */
  closest?: ClosestDiscount | null
  /** What it would give for nothing, and is not in the cart yet. The cart offers it. Absent: none. */
  gifts?: Gift[]
}

/** The way of delivery that discounts see. Gross minor units. */
export interface DiscountableShipping {
  code: string
  amount: number
}

/** What a source gives with a way of delivery; null: none is chosen, or known yet. */
export type DiscountsWith = (shipping: DiscountableShipping | null) => Discounts

/** What of a discount its source counts. */
export type UsedDiscount = Pick<Discount, 'source' | 'reference' | 'code'> &
  Partial<Pick<Discount, 'perLine' | 'shipping'>>

/** Whose uses are counted. */
export interface Redeeming {
  orderId: number
  customerId: number | null
  channel: string
  /** What the discounts' amounts are in. */
  currency: string
  /**
   * True: the price was promised in a quote before. A limit that was reached meanwhile refuses nothing then, and neither
   * does a rule or a code that is gone.
   */
  isPromised: boolean
}

/** Contribution to `sales.discount_sources`. The same cart and codes give the same discounts. */
export interface DiscountSource {
  /**
   * Looks up all that it needs for a cart. What it gives is asked for twice: delivery is offered by what the goods come to
   * after discounts, and may be discounted itself. Codes come in capitals.
   */
  prepare(cart: CartForDiscounts, codes: readonly string[]): Promise<DiscountsWith>
  /** Counts uses under a lock, in the transaction that places the order; throws when a limit is reached. */
  redeem(trx: Transaction, redeeming: Redeeming, applied: readonly UsedDiscount[]): Promise<void>
  /** Gives uses back when an order is cancelled before it was paid. Twice for the same order gives back once. */
  giveBack(trx: Transaction, orderId: number): Promise<void>
}
