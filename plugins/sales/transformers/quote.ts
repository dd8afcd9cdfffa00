import { ownLines, partsOf } from '#plugins/sales/services/orders/stored_order'
import { postalAnswer, type PostalAnswer } from '#plugins/sales/transformers/postal_address'
import { quoteStates, type QuoteState } from '#plugins/sales/states/quote_states'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { StoredQuote } from '#plugins/sales/services/quotes/stored_quote'
import type { TotalsAnswer } from '#plugins/sales/transformers/totals'

/** A quote as who asked for it reads it. */
export interface QuoteAnswer {
  number: string
  state: QuoteState
  requestedAt: string
  email: string
  showsNet: boolean
  lines: {
    position: number
    sku: string
    name: string
    detail: string
    quantity: number
    unitPrice: MoneyData
    /** Before discounts. */
    total: MoneyData
    parts: { sku: string; name: string; detail: string; quantity: number }[]
  }[]
  /** What it came to in the shop when it was asked for. */
  totals: TotalsAnswer
  billing: PostalAnswer
  delivery: PostalAnswer | null
  shipping: { title: string; estimatedDays: string | null } | null
  comment: string
  canCancel: boolean
}

export function quoteAnswer(quote: StoredQuote, locale: Locale): QuoteAnswer {
  const money = (amount: number): MoneyData => ({ amount, currency: quote.currency })
  const { number, state, requestedAt, email, showsNet, comment, shipping } = quote
  return {
    ...{ number, state, requestedAt, email, showsNet, comment },
    lines: ownLines(quote.lines).map((line) => ({
      ...{ position: line.position, sku: line.sku, name: line.name, detail: line.detail, quantity: line.quantity },
      ...{ unitPrice: money(line.unitAmount), total: money(line.gross) },
      parts: partsOf(quote.lines, line).map((part) => ({
        ...{ sku: part.sku, name: part.name, detail: part.detail, quantity: part.quantity },
      })),
    })),
    totals: quoteTotals(quote, locale, money),
    billing: postalAnswer(quote.billing),
    delivery: quote.delivery && postalAnswer(quote.delivery),
    shipping: shipping && { title: shipping.title, estimatedDays: shipping.estimatedDays },
    canCancel: quoteStates.can(state, 'cancel'),
  }
}

function quoteTotals(quote: StoredQuote, locale: Locale, money: (amount: number) => MoneyData): TotalsAnswer {
  return {
    subtotal: money(quote.subtotal),
    goods: money(quote.goods),
    discount: money(quote.discount),
    discounts: quote.discounts
      .filter(({ amount }) => amount > 0)
      .map(({ label, code, amount }) => ({ label, code, amount: money(amount) })),
    shipping: quote.shipping && money(quote.shipping.worth.gross),
    net: money(quote.net),
    tax: money(quote.tax),
    taxes: quote.taxes.map(({ rate, net, tax }) => ({
      label: rate.label[locale],
      note: rate.note,
      net: money(net),
      tax: money(tax),
    })),
    total: money(quote.total),
  }
}
