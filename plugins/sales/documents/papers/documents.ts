import type { DocumentTerms } from '#plugins/sales/documents/document_terms'
import type { Locale } from '#core/i18n/locales'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { RateSum } from '#plugins/sales/documents/rate_sums'
import type { RefundExtra } from '#plugins/sales/refunds/refund_draft'
import type { Seller } from '#plugins/sales/documents/seller'
import type { UnitPrice } from '#core/money/unit_price'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

/** A line of a document with prices. Amounts are minor units without VAT. */
export interface SoldLine {
  sku: string
  name: string
  detail: string
  quantity: number
  /** Unit price before the discount. */
  unitNet: UnitPrice
  discountNet: number
  /** Net amount after the discount. */
  net: number
  rate: TaxRate
  /** Parts of a bundle, with their total quantity. */
  parts?: { sku: string; name: string; detail: string; quantity: number }[]
}

/** The recipient of a document. */
export interface Receiver {
  kind: 'individual' | 'professional'
  name: string
  company: string | null
  registrationNumber: string | null
  vatNumber: string | null
}

/** The fields of every document, frozen at its issue. */
export interface BaseDocument {
  number: string
  /** Instant of the issue. */
  at: string
  /** Channel code: its brand is the look of the document. */
  channel: string
  /** Time zone of its days. */
  zone: string
  locale: Locale
  orderNumber: string | null
  seller: Seller
  receiver: Receiver
  billing: PostalAddress
  /** Null: nothing is shipped. */
  delivery: PostalAddress | null
  /** Null: it was issued before terms were stored. */
  terms: DocumentTerms | null
}

/** A document with prices. */
export interface PricedDocument extends BaseDocument {
  /** ISO 4217. */
  currency: string
  lines: SoldLine[]
  shipping: { title: string; net: number; rate: TaxRate } | null
  taxes: RateSum[]
  net: number
  tax: number
  total: number
}

export interface InvoiceDocument extends PricedDocument {
  /** Null: it is due at the delivery of the goods. */
  dueAt: string | null
  paid: number
  /** Amount credited by credit notes. */
  credited: number
  /** VAT in the base currency; null: the document is in the base currency. */
  books: { currency: string; rate: string; tax: number } | null
}

export interface CreditNoteDocument extends Omit<PricedDocument, 'shipping'> {
  /** Numbers of the invoices that it corrects. */
  invoices: string[]
  reason: string
  extras: RefundExtra[]
}

export interface DeliveryNoteDocument extends BaseDocument {
  carrier: string
  trackingNumber: string
  /** Grams; null: unknown. */
  weight: number | null
  pieces: number
  /** It replaces goods of the order, at no price. */
  isReplacement: boolean
  lines: { sku: string; name: string; detail: string; quantity: number; isPart: boolean }[]
}

/** A quote to be signed. */
export interface QuoteDocument extends PricedDocument {
  /** Last instant of its validity; null: it is not sent yet. */
  validUntil: string | null
  /** Number of the revision, from 1. */
  revision: number
  comment: string
}
