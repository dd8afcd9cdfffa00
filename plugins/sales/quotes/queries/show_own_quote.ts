import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { FindPictures } from '#plugins/catalogue/index'
import { FindQuote, type QuoteSeeker } from '#plugins/sales/quotes/queries/find_quote'
import { MethodTitles } from '#plugins/sales/orders/services/method_titles'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { QuotePayments } from '#plugins/sales/quotes/services/quote_payments'
import { asSent } from '#plugins/sales/quotes/services/as_sent'
import { draftOf } from '#plugins/sales/quotes/services/quote_reads'
import { dueInstructions } from '#plugins/sales/payments/services/due_instructions'
import { outside } from '#plugins/sales/database/statements'
import { quoteAnswer, type QuoteAnswer, type QuoteOrder } from '#plugins/sales/quotes/quote_answer'
import { quoteNotFound } from '#plugins/sales/quotes/errors'
import { readOrder } from '#plugins/sales/orders/services/order_reads'
import type { Locale } from '#core/i18n/locales'
import type { StoredQuote, StoredRevision } from '#plugins/sales/quotes/services/stored_quote'

export interface OwnQuoteQuestion extends QuoteSeeker {
  number: string
  /** Absent: the last sent revision. */
  revision?: number | undefined
  locale: Locale
}

/**
 * A quote for its customer: a sent revision, never the draft of staff. Runs at most three statements.
 */
@inject()
export class ShowOwnQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly find: FindQuote,
    private readonly methods: PaymentMethods,
    private readonly payments: QuotePayments,
    private readonly pictures: FindPictures,
    private readonly titles: MethodTitles
  ) {}

  /** @throws quoteNotFound, also for another customer's quote and for a revision that was never sent */
  async execute({ number, revision, locale, ...seeker }: OwnQuoteQuestion): Promise<QuoteAnswer> {
    const quote = await this.find.execute(number, seeker)
    const shown = revisionOf(quote, revision)
    const draft = shown?.draft ?? quote.asked ?? draftOf(quote)
    const now = this.clock.iso()
    const pictures = await this.pictures.execute(
      draft.lines.map(({ variantId }) => variantId),
      locale
    )
    const { shipping } = draft
    const deliveryTitle = shipping ? await this.titles.ofQuoted(shipping, quote.locale, locale) : ''
    const told = { locale, now, shown, draft, pictures, deliveryTitle, notes: await this.#notes(quote.id) }
    const answer = quoteAnswer(asSent(quote, shown), { ...told, payments: [], order: await this.#order(quote, locale) })
    if (!answer.canAccept) return answer
    return { ...answer, payments: await this.payments.execute(asSent(quote, shown), draft.amounts.total, locale) }
  }

  async #notes(quoteId: number): Promise<{ text: string; at: string }[]> {
    return outside(this.store)(
      `select text, created_at as at from sales_quote_history
       where quote_id = ? and is_told and text <> '' and kind in ('comment', 'refused', 'canceled') order by id desc`,
      [quoteId]
    )
  }

  async #order({ orderId }: StoredQuote, locale: Locale): Promise<QuoteOrder | null> {
    if (orderId === null) return null
    const order = await readOrder(outside(this.store), this.store.dialect, { id: orderId })
    if (!order) return null
    const { number, state } = order
    return { number, state, instructions: await dueInstructions(this.methods, order, { locale }) }
  }
}

function revisionOf(quote: StoredQuote, wanted: number | undefined): StoredRevision | null {
  if (wanted === undefined) return quote.revisions[0] ?? null
  const found = quote.revisions.find(({ revision }) => revision === wanted)
  if (!found) throw quoteNotFound()
  return found
}
