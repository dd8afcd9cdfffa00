import { postalAnswer } from '#plugins/sales/transformers/postal_address'
import { draftLines, draftTotals, type QuoteLineAnswer } from '#plugins/sales/transformers/quote'
import { draftOf } from '#plugins/sales/services/quotes/quote_reads'
import { quoteStates, type QuoteState } from '#plugins/sales/states/quote_states'
import type { FrozenCustomer } from '#plugins/sales/services/orders/stored_order'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { QuoteDraft } from '#plugins/sales/services/quotes/quote_draft'
import type { StoredQuote } from '#plugins/sales/services/quotes/stored_quote'
import type { TotalsAnswer } from '#plugins/sales/transformers/totals'

/** Something that happened to a quote, as it is read. */
export interface RawQuoteMoment {
  id: number
  kind: string
  from: QuoteState | null
  to: QuoteState | null
  text: string
  details: string
  isTold: boolean | number
  actorKind: string
  actor: string
  at: string
}

export interface StaffQuoteLine extends QuoteLineAnswer {
  productId: number | null
  ships: boolean
  /** One piece, and what is taken off the line, as prices are shown in the shop. */
  shownPrice: MoneyData
  off: MoneyData
}

/** What a quote comes to. */
export interface StaffQuoteContent {
  lines: StaffQuoteLine[]
  totals: TotalsAnswer
  /** As prices are shown in the shop. */
  shipping: { title: string; amount: number } | null
}

export interface StaffRevision extends StaffQuoteContent {
  revision: number
  sentAt: string
  validUntil: string
  message: string
  actor: string
  billing: PostalAddress
  delivery: PostalAddress | null
}

/** A quote as staff read it. */
export interface StaffQuoteAnswer extends StaffQuoteContent {
  id: number
  number: string
  state: QuoteState
  maker: 'customer' | 'staff'
  requestedAt: string
  locale: Locale
  channel: string
  currency: string
  version: number
  /** The number that its next sending has. */
  revision: number
  hasChanges: boolean
  validUntil: string | null
  /** The last day of what is sent today, unless staff say another. */
  proposedUntil: string
  showsNet: boolean
  customer: FrozenCustomer & { id: number | null; name: string; email: string }
  billing: PostalAddress
  delivery: PostalAddress | null
  coupon: string | null
  comment: string
  /** Something in it is sent: its delivery has a price. */
  isSent: boolean
  /** The last first. */
  revisions: StaffRevision[]
  history: {
    id: number
    kind: string
    from: QuoteState | null
    to: QuoteState | null
    text: string
    details: Record<string, string>
    isTold: boolean
    actor: { kind: string; name: string }
    at: string
  }[]
  /** The order that it became. */
  order: { id: number; number: string } | null
  canChange: boolean
  canAccept: boolean
  canRefuse: boolean
  canCancel: boolean
}

interface Told {
  history: RawQuoteMoment[]
  order: { id: number; number: string } | null
  proposedUntil: string
  locale: Locale
}

export function staffQuote(quote: StoredQuote, { history, order, proposedUntil, locale }: Told): StaffQuoteAnswer {
  const { id, number, state, maker, requestedAt, channel, currency, version, revision, hasChanges } = quote
  const { validUntil, showsNet, couponCode: coupon, comment } = quote
  return {
    ...{ id, number, state, maker, requestedAt, locale: quote.locale, channel, currency, version, revision },
    ...{ hasChanges, validUntil, proposedUntil, showsNet, coupon, comment, order },
    ...{ billing: postalAnswer(quote.billing), delivery: quote.delivery && postalAnswer(quote.delivery) },
    customer: { ...quote.customer, id: quote.customerId, name: quote.customerName, email: quote.email },
    isSent: quote.lines.some(({ ships }) => ships),
    ...contentOf(draftOf(quote), currency, locale),
    revisions: quote.revisions.map(({ draft, ...one }) => ({ ...one, ...contentOf(draft, currency, locale) })),
    history: history.map(({ details, isTold, actorKind, actor, ...moment }) => ({
      ...moment,
      details: textsOf(details),
      isTold: Boolean(isTold),
      actor: { kind: actorKind, name: actor },
    })),
    canChange: quoteStates.can(state, 'send'),
    canAccept: quoteStates.can(state, 'accept'),
    canRefuse: quoteStates.can(state, 'refuse'),
    canCancel: quoteStates.can(state, 'cancel'),
  }
}

function contentOf(draft: QuoteDraft, currency: string, locale: Locale): StaffQuoteContent {
  const { shipping } = draft
  return {
    lines: draftLines(draft, currency).map((line) => {
      const own = draft.lines.find(({ position }) => position === line.position)
      return {
        ...line,
        ...{ productId: own?.productId ?? null, ships: own?.ships ?? false },
        ...{ shownPrice: { amount: own?.unitAmount ?? 0, currency }, off: { amount: own?.off ?? 0, currency } },
      }
    }),
    totals: draftTotals(draft, currency, locale),
    shipping: shipping && { title: shipping.title, amount: shipping.shown ?? shipping.worth.total },
  }
}

/** Numbers and codes as texts. */
function textsOf(details: string): Record<string, string> {
  const found = JSON.parse(details) as Record<string, unknown>
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, String(value)]))
}
