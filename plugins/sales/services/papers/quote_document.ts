import { lineModel } from '#plugins/sales/services/einvoice/line_model'
import { ownLines, partsOf, type FrozenCustomer } from '#plugins/sales/services/orders/stored_order'
import type { DocumentTerms } from '#plugins/sales/services/documents/document_terms'
import type { Locale } from '#core/i18n/locales'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { QuoteDocument } from '#plugins/sales/services/papers/documents'
import type { RateTotals, Worth } from '#plugins/sales/contracts/totals'
import type { Seller } from '#plugins/sales/services/documents/seller'

interface QuoteLine {
  position: number
  /** Of the bundle that it is a part of. */
  parentPosition: number | null
  sku: string
  name: string
  detail: string
  quantity: number
  /** VAT included, before discounts. */
  gross: number
  net: number
  rate: Worth['rate']
}

/** What of a quote stands on paper: as it was sent, wherever that is kept. */
export interface PrintableQuote {
  number: string
  locale: Locale
  customerName: string
  customer: Pick<FrozenCustomer, 'kind' | 'company' | 'registrationNumber' | 'vatNumber'>
  billing: PostalAddress
  /** Null: nothing is sent. */
  delivery: PostalAddress | null
  currency: string
  shipping: { title: string; worth: Pick<Worth, 'net' | 'rate'> } | null
  taxes: Pick<RateTotals, 'rate' | 'net' | 'tax'>[]
  net: number
  tax: number
  total: number
  lines: QuoteLine[]
  revision: number
  /** Instants. */
  sentAt: string
  validUntil: string | null
  /** What staff wrote with it. */
  message: string
}

/** The document of a quote: its discounts are told for each line, without VAT. */
export function quoteDocument(quote: PrintableQuote, seller: Seller, terms: DocumentTerms): QuoteDocument {
  const { customer, customerName, shipping, sentAt, message, lines, currency, ...told } = quote
  const { kind, company, registrationNumber, vatNumber } = customer
  return {
    ...told,
    ...{ currency, at: sentAt, zone: terms.zone, orderNumber: null, comment: message, seller, terms },
    receiver: { kind, company, registrationNumber, vatNumber, name: customerName },
    shipping: shipping && { title: shipping.title, net: shipping.worth.net, rate: shipping.worth.rate },
    lines: ownLines(lines).map((line) => {
      const { sku, name, detail, quantity, net, rate } = line
      const { discountNet } = lineModel(line, { before: 0, pieces: quantity, whole: quantity }, net, currency)
      const parts = partsOf(lines, line).map((part) => ({
        ...{ sku: part.sku, name: part.name, detail: part.detail, quantity: part.quantity },
      }))
      return { sku, name, detail, quantity, discountNet, net, rate, parts }
    }),
  }
}
