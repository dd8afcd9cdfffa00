import { linePrices, type LinePrices } from '#plugins/sales/orders/order_answer'
import { ownLines, partsOf } from '#plugins/sales/orders/services/stored_order'
import { postalAnswer, type PostalAnswer } from '#plugins/sales/shared/postal_answer'
import { quoteStates, type QuoteState } from '#plugins/sales/quotes/quote_states'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { OrderState } from '#plugins/sales/orders/order_states'
import type { Picture } from '#core/media/media_record'
import type { PaymentInstructions } from '#plugins/sales/contracts/payment_method'
import type { PaymentOffer } from '#plugins/sales/payments/services/find_payment_offers'
import type { QuoteDraft } from '#plugins/sales/quotes/services/quote_draft'
import type { StoredQuote, StoredRevision } from '#plugins/sales/quotes/services/stored_quote'
import { type TotalsAnswer, totalsAnswer } from '#plugins/sales/totals/totals_answer'

/** By variant. */
export type Pictures = ReadonlyMap<number, Picture>

export interface QuoteLineAnswer extends LinePrices {
  position: number
  /** Of the product, as it is now. */
  image: Picture | null
  sku: string
  name: string
  detail: string
  quantity: number
  /** Off the line. */
  discount: MoneyData
  parts: { sku: string; name: string; detail: string; quantity: number }[]
}

/** What a customer does next: an order that their quote became, as far as they may see it by the quote alone. */
export interface QuoteOrder {
  number: string
  state: OrderState
  instructions: PaymentInstructions | null
}

/** A quote as its customer reads it. */
export interface QuoteAnswer {
  number: string
  state: QuoteState
  requestedAt: string
  email: string
  showsNet: boolean
  /** Of what is shown; null: the shop has not answered yet. */
  revision: number | null
  /** That was sent last; null: none was. */
  latestRevision: number | null
  sentAt: string | null
  validUntil: string | null
  /** Its last day has passed. */
  isExpired: boolean
  /** What the shop wrote with it. */
  message: string
  lines: QuoteLineAnswer[]
  /** What the shop offers, or what it came to in the shop when it was asked for. */
  totals: TotalsAnswer
  billing: PostalAnswer
  delivery: PostalAnswer | null
  shipping: { title: string; estimatedDays: string | null } | null
  comment: string
  /** What the shop wrote later, the last first. */
  notes: { text: string; at: string }[]
  canCancel: boolean
  canAccept: boolean
  /** How it can be paid, where it can be accepted. */
  payments: PaymentOffer[]
  order: QuoteOrder | null
}

/** What is told of a quote beside what it is. */
interface Told {
  locale: Locale
  now: string
  /** Null: what was sent last, or what was asked for. */
  shown: StoredRevision | null
  draft: QuoteDraft
  notes: { text: string; at: string }[]
  payments: PaymentOffer[]
  order: QuoteOrder | null
  pictures: Pictures
  /** In the language of whoever reads it. */
  deliveryTitle: string
}

export function quoteAnswer(quote: StoredQuote, told: Told): QuoteAnswer {
  const { number, state, requestedAt, email, showsNet, comment, currency } = quote
  const { locale, now, shown, draft, notes, payments, order, pictures, deliveryTitle } = told
  const { shipping } = draft
  const latest = quote.revisions[0] ?? null
  const isLatest = latest !== null && shown?.revision === latest.revision
  const isExpired = state === 'expired' || (state === 'sent' && latest !== null && latest.validUntil < now)
  return {
    number,
    state,
    requestedAt,
    email,
    showsNet,
    comment,
    notes,
    order,
    isExpired,
    revision: shown?.revision ?? null,
    latestRevision: latest?.revision ?? null,
    sentAt: shown?.sentAt ?? null,
    validUntil: shown?.validUntil ?? null,
    message: shown?.message ?? '',
    lines: draftLines(draft, currency, pictures),
    totals: draftTotals(draft, currency, locale),
    billing: postalAnswer(quote.billing),
    delivery: quote.delivery && postalAnswer(quote.delivery),
    shipping: shipping && { title: deliveryTitle, estimatedDays: shipping.estimatedDays },
    canCancel: quoteStates.can(state, 'cancel') && !isExpired && (shown === null || isLatest),
    canAccept: quoteStates.can(state, 'accept') && !isExpired && isLatest,
    payments,
  }
}

export function draftLines(draft: QuoteDraft, currency: string, pictures: Pictures): QuoteLineAnswer[] {
  const money = (amount: number): MoneyData => ({ amount, currency })
  return ownLines(draft.lines).map((line) => ({
    position: line.position,
    sku: line.sku,
    name: line.name,
    detail: line.detail,
    quantity: line.quantity,
    ...linePrices({ ...line, gross: line.worth.gross }, currency),
    discount: money(line.worth.discount),
    image: pictures.get(line.variantId ?? 0) ?? null,
    parts: partsOf(draft.lines, line).map((part) => ({
      sku: part.sku,
      name: part.name,
      detail: part.detail,
      quantity: part.quantity,
    })),
  }))
}

export function draftTotals(draft: QuoteDraft, currency: string, locale: Locale): TotalsAnswer {
  const { amounts, discounts, taxes, shipping } = draft
  return totalsAnswer({ ...amounts, discounts, taxes }, shipping?.worth, { currency, locale })
}
