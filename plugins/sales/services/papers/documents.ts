import type { DocumentTerms } from '#plugins/sales/services/documents/document_terms'
import type { Locale } from '#core/i18n/locales'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { RateSum } from '#plugins/sales/services/documents/rate_sums'
import type { RefundExtra } from '#plugins/sales/services/documents/refund_draft'
import type { Seller } from '#plugins/sales/services/documents/seller'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

/** A line of a document with prices. Amounts are minor units without VAT. */
export interface SoldLine {
  sku: string
  name: string
  detail: string
  quantity: number
  discountNet: number
  /** After the discount. */
  net: number
  rate: TaxRate
  /** What is in it, where it is a bundle: pieces in all. */
  parts?: { sku: string; name: string; detail: string; quantity: number }[]
}

/** Who a document is for. */
export interface Receiver {
  kind: 'individual' | 'professional'
  name: string
  company: string | null
  registrationNumber: string | null
  vatNumber: string | null
}

/** What every document tells: plain data, frozen when it was issued. */
export interface BaseDocument {
  number: string
  /** Instant of its issue. */
  at: string
  /** In which its days are counted. */
  zone: string
  locale: Locale
  orderNumber: string | null
  seller: Seller
  receiver: Receiver
  billing: PostalAddress
  /** Null: nothing is sent. */
  delivery: PostalAddress | null
  /** Null: it was issued before terms were kept. */
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
  /** Null: it is paid when the goods are handed over. */
  dueAt: string | null
  paid: number
  /** What credit notes took off it. */
  credited: number
  /** What its amounts are in the books; null: the same currency. */
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
  lines: { sku: string; name: string; detail: string; quantity: number; isPart: boolean }[]
}

/** An offer: what `sales_quotes` and its lines say, in this form, becomes a sheet to be signed. */
export interface QuoteDocument extends PricedDocument {
  /** Last instant at which it holds; null: it is not sent yet. */
  validUntil: string | null
  /** How often it was revised; 1: never. */
  revision: number
  comment: string
}
