import type { Choice } from '#plugins/catalogue/index'
import type { FrozenCustomer } from '#plugins/sales/services/orders/stored_order'
import type { Locale } from '#core/i18n/locales'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { QuoteDiscount, QuoteDraft, QuoteShipping, QuoteUse } from '#plugins/sales/services/quotes/quote_draft'
import type { QuoteState } from '#plugins/sales/states/quote_states'
import type { RateTotals, Worth } from '#plugins/sales/contracts/totals'

export interface StoredQuoteLine {
  position: number
  /** Of the bundle that it is a part of. */
  parentPosition: number | null
  variantId: number | null
  productId: number | null
  sku: string
  name: string
  detail: string
  choice: Choice | null
  ships: boolean
  weight: number | null
  quantity: number
  unitAmount: number
  regularAmount: number
  gross: number
  discount: number
  total: number
  net: number
  tax: number
  off: number
  rate: Worth['rate']
  taxCategory: string
}

/** What was sent of a quote. */
export interface StoredRevision {
  revision: number
  sentAt: string
  validUntil: string
  /** What staff wrote with it. */
  message: string
  actor: string
  /** Whom and where to, as it was then. */
  billing: PostalAddress
  /** Null: nothing is sent. */
  delivery: PostalAddress | null
  draft: QuoteDraft
}

/** A quote as it stands in the database, with its lines as they are being prepared and what was sent of it. */
export interface StoredQuote {
  id: number
  number: string
  customerId: number | null
  orderId: number | null
  /** Who began it: somebody who asked, or staff. */
  maker: 'customer' | 'staff'
  channel: string
  locale: Locale
  state: QuoteState
  /** The number that its next sending has. */
  revision: number
  /** Staff changed it since they last sent it. */
  hasChanges: boolean
  /** Of what was sent last; null: nothing was. */
  validUntil: string | null
  email: string
  customerName: string
  customer: FrozenCustomer
  billing: PostalAddress
  /** Null: nothing is sent. */
  delivery: PostalAddress | null
  currency: string
  baseCurrency: string
  exchangeRate: string
  shipping: QuoteShipping | null
  taxes: RateTotals[]
  discounts: QuoteDiscount[]
  couponCode: string | null
  uses: QuoteUse[]
  /** What its customer asked for, at the shop's prices; null: staff began it. */
  asked: QuoteDraft | null
  comment: string
  showsNet: boolean
  version: number
  requestedAt: string
  /** When it was accepted, given up or past its last day; null: it was not yet. */
  endedAt: string | null
  lines: StoredQuoteLine[]
  /** The last first. */
  revisions: StoredRevision[]
}
