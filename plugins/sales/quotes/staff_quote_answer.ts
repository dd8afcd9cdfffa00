import { postalAnswer } from '#plugins/sales/shared/postal_answer'
import { draftLines, draftTotals, type Pictures, type QuoteLineAnswer } from '#plugins/sales/quotes/quote_answer'
import { draftOf } from '#plugins/sales/quotes/services/quote_reads'
import { quoteStates, type QuoteState } from '#plugins/sales/quotes/quote_states'
import { type quoteHistory } from '#plugins/sales/quotes/tables'
import type { FrozenCustomer } from '#plugins/sales/documents/frozen'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { QuoteDraft } from '#plugins/sales/quotes/services/quote_draft'
import type { StoredQuote } from '#plugins/sales/quotes/services/stored_quote'
import type { TotalsAnswer } from '#plugins/sales/totals/totals_answer'
import { type MomentAnswer, momentAnswer } from '#plugins/sales/documents/history'
import type { RowIn } from '#core/database/table'

export interface StaffQuoteLine extends QuoteLineAnswer {
  productId: number | null
  ships: boolean
  /** One piece, and what is taken off the line, as prices are shown in the shop. */
  shownPrice: MoneyData
  off: MoneyData
  /** Basis points of which `off` follows; null: a sum was said. */
  offPercent: number | null
}

/** What a quote comes to. */
export interface StaffQuoteContent {
  lines: StaffQuoteLine[]
  totals: TotalsAnswer
  /** As prices are shown in the shop. `title` is what its customer reads, `shownTitle` the same in the language of who looks. */
  shipping: { title: string; shownTitle: string; amount: number } | null
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
  /** Of what is being prepared. None once the quote is closed. */
  shortages: QuoteShortage[]
  /** The last first. */
  revisions: StaffRevision[]
  history: MomentAnswer<QuoteState>[]
  /** The order that it became. */
  order: { id: number; number: string } | null
  canChange: boolean
  canAccept: boolean
  canRefuse: boolean
  canCancel: boolean
}

/** Something that a quote holds more of than can be sold now: staff are warned, and may send it all the same. */
export interface QuoteShortage {
  sku: string
  name: string
  wanted: number
  available: number
}

interface Told {
  history: RowIn<typeof quoteHistory>[]
  order: { id: number; number: string } | null
  proposedUntil: string
  locale: Locale
  pictures: Pictures
  shortages: QuoteShortage[]
  /** What each delivery is called in the language of who looks. */
  deliveryTitles: ReadonlyMap<string, string>
}

export function staffQuote(
  quote: StoredQuote,
  { history, order, proposedUntil, locale, pictures, shortages, deliveryTitles }: Told
): StaffQuoteAnswer {
  const { id, number, state, maker, requestedAt, channel, currency, version, revision, hasChanges } = quote
  const { validUntil, showsNet, couponCode: coupon, comment } = quote
  return {
    id,
    number,
    state,
    maker,
    requestedAt,
    locale: quote.locale,
    channel,
    currency,
    version,
    revision,
    hasChanges,
    validUntil,
    proposedUntil,
    showsNet,
    coupon,
    comment,
    order,
    shortages,
    billing: postalAnswer(quote.billing),
    delivery: quote.delivery && postalAnswer(quote.delivery),
    customer: { ...quote.customer, id: quote.customerId, name: quote.customerName, email: quote.email },
    isSent: quote.lines.some(({ ships }) => ships),
    ...contentOf(draftOf(quote), { currency, locale, pictures, deliveryTitles }),
    revisions: quote.revisions.map(({ draft, ...one }) => ({
      ...one,
      ...contentOf(draft, { currency, locale, pictures, deliveryTitles }),
    })),
    history: history.map((entry) => momentAnswer(entry, locale)),
    canChange: quoteStates.can(state, 'send'),
    canAccept: quoteStates.can(state, 'accept'),
    canRefuse: quoteStates.can(state, 'refuse'),
    canCancel: quoteStates.can(state, 'cancel'),
  }
}

function contentOf(
  draft: QuoteDraft,
  {
    currency,
    locale,
    pictures,
    deliveryTitles,
  }: Pick<Told, 'locale' | 'pictures' | 'deliveryTitles'> & { currency: string }
): StaffQuoteContent {
  const { shipping } = draft
  return {
    lines: draftLines(draft, currency, pictures).map((line) => {
      const own = draft.lines.find(({ position }) => position === line.position)
      return {
        ...line,
        productId: own?.productId ?? null,
        ships: own?.ships ?? false,
        shownPrice: { amount: own?.unitAmount ?? 0, currency },
        off: { amount: own?.off ?? 0, currency },
        offPercent: own?.offPercent ?? null,
      }
    }),
    totals: draftTotals(draft, currency, locale),
    shipping: shipping && {
      title: shipping.title,
      shownTitle: deliveryTitles.get(shipping.title) ?? shipping.title,
      amount: shipping.shown ?? shipping.worth.total,
    },
  }
}
