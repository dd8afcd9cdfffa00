import { lineModel } from '#plugins/sales/documents/einvoice/line_model'
import { netOf, netUnitPrice } from '#plugins/sales/documents/net_unit_price'
import { ownLines, partsOf } from '#plugins/sales/orders/services/stored_order'
import type { FrozenCustomer } from '#plugins/sales/documents/frozen'
import type { DocumentTerms } from '#plugins/sales/documents/document_terms'
import type { Locale } from '#core/i18n/locales'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { QuoteDocument } from '#plugins/sales/documents/papers/documents'
import type { RateTotals, Worth } from '#plugins/sales/contracts/totals'
import type { Seller } from '#plugins/sales/documents/seller'

interface QuoteLine {
  position: number
  /** Position of its bundle. */
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

/** The printed fields of a sent quote. */
export interface PrintableQuote {
  number: string
  locale: Locale
  channel: string
  customerName: string
  customer: Pick<FrozenCustomer, 'kind' | 'company' | 'registrationNumber' | 'vatNumber'>
  billing: PostalAddress
  /** Null: nothing is shipped. */
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
  /** Message of staff. */
  message: string
}

/** The document of a quote. Discounts are given by line, without VAT. */
export function quoteDocument(quote: PrintableQuote, seller: Seller, terms: DocumentTerms): QuoteDocument {
  const { customer, customerName, shipping, sentAt, message, lines, currency, ...fields } = quote
  const { kind, company, registrationNumber, vatNumber } = customer
  return {
    ...fields,
    currency,
    at: sentAt,
    zone: terms.zone,
    orderNumber: null,
    comment: message,
    seller,
    terms,
    receiver: { kind, company, registrationNumber, vatNumber, name: customerName },
    shipping: shipping && { title: shipping.title, net: shipping.worth.net, rate: shipping.worth.rate },
    lines: ownLines(lines).map((line) => {
      const { sku, name, detail, quantity, net, rate } = line
      const { discountNet } = lineModel(line, { pieces: quantity, discount: netOf(line) - net, net }, currency)
      const unitNet = netUnitPrice(line, currency)
      const parts = partsOf(lines, line).map((part) => ({
        sku: part.sku,
        name: part.name,
        detail: part.detail,
        quantity: part.quantity,
      }))
      return { sku, name, detail, quantity, unitNet, discountNet, net, rate, parts }
    }),
  }
}
