import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { DomainError, isRefusal } from '#core/errors/domain_error'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { ReserveStock, stockInsufficient, variantNotFound } from '#plugins/catalogue/index'
import { AgreedTerms } from '#plugins/sales/orders/services/agreed_terms'
import { RedeemDiscounts } from '#plugins/sales/discounts/redeem_discounts'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { historyWrites } from '#plugins/sales/orders/services/order_history'
import { asSent } from '#plugins/sales/quotes/services/as_sent'
import { holdQuote } from '#plugins/sales/quotes/services/quote_reads'
import { inside } from '#plugins/sales/database/statements'
import { insertOrder, orderParts } from '#plugins/sales/orders/services/write_order'
import { orderPaymentMissing } from '#plugins/sales/orders/errors'
import { begunPayment } from '#plugins/sales/payments/services/begun_payment'
import { paymentContext } from '#plugins/sales/payments/services/payment_context'
import {
  quoteExpired,
  quoteNotAcceptable,
  quoteNotFound,
  quoteStockShort,
  quoteSuperseded,
} from '#plugins/sales/quotes/errors'
import { quoteWrites } from '#plugins/sales/quotes/services/write_quote'
import { quotes } from '#plugins/sales/quotes/tables'
import { quoteStates } from '#plugins/sales/quotes/quote_states'
import { saleTerms } from '#plugins/sales/documents/sale_fields'
import { TellPlacements } from '#plugins/sales/orders/services/tell_placements'
import { TakeNumber } from '#plugins/sales/documents/numbers/take_number'
import type { Declarations } from '#plugins/sales/documents/frozen'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { QuoteDraft } from '#plugins/sales/quotes/services/quote_draft'
import type { StoredQuote, StoredRevision } from '#plugins/sales/quotes/services/stored_quote'

export interface QuoteAcceptance {
  number: string
  /** The accepted revision. */
  revision: number
  /** Name of a payment method; empty if there is nothing to pay. */
  payment: string
  declarations: Declarations
  /** Accepted version of the terms and its language; null: the terms in the language of the quote. */
  terms: { version: string; locale: Locale } | null
  /** Who accepted and how, recorded by staff; absent: the customer accepts. */
  note?: string
  origin: Origin
}

interface Work {
  trx: Transaction
  quote: StoredQuote
  sent: StoredRevision
  acceptance: QuoteAcceptance
  now: string
}

/**
 * Creates an order from the last sent revision of a quote, in one transaction: reserves stock with conditional statements
 * and takes a number. Prices are those of the quote.
 */
@inject()
export class AcceptQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly numbers: TakeNumber,
    private readonly reserve: ReserveStock,
    private readonly payments: PaymentMethods,
    private readonly redeem: RedeemDiscounts,
    private readonly terms: AgreedTerms,
    private readonly placements: TellPlacements,
    private readonly outbox: Outbox
  ) {}

  /**
   * Returns the id of the order, for a quote that was accepted before too.
   * @throws quoteNotFound, quoteNotAcceptable, quoteExpired, quoteSuperseded, quoteStockShort, orderPaymentMissing,
   * termsChanged
   */
  async execute(acceptance: QuoteAcceptance): Promise<number> {
    return this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const { number, revision } = acceptance
      const quote = await holdQuote(inside(trx), this.store.dialect, { number }, now)
      if (!quote) throw quoteNotFound()
      if (quote.state === 'accepted' && quote.orderId !== null) return quote.orderId
      const [sent] = quote.revisions
      if (quote.state === 'expired' || (sent && quote.state === 'sent' && sent.validUntil < now)) throw quoteExpired()
      if (!quoteStates.can(quote.state, 'accept') || !sent) throw quoteNotAcceptable()
      if (sent.revision !== revision) throw quoteSuperseded({}, undefined, { revision: sent.revision })
      return this.#place({ trx, quote, sent, acceptance, now })
    })
  }

  async #place({ trx, quote, sent, acceptance, now }: Work): Promise<number> {
    const run = inside(trx)
    const { draft } = sent
    const { origin, note, terms: read } = acceptance
    const place = { channel: quote.channel, locale: read?.locale ?? quote.locale }
    const terms = await this.terms.execute(place, read?.version ?? null)
    const declarations = { ...acceptance.declarations, termsVersion: terms.version }
    const payment = await this.#payment(asSent(quote, sent), draft, acceptance.payment)
    const number = await this.numbers.execute(run, 'orders', quote.channel)
    await this.#reserve(trx, number, draft)
    const sale = saleTerms(asSent(quote, sent))
    const id = await insertOrder(trx, {
      ...sale,
      number,
      cartId: null,
      couponCode: draft.couponCode,
      comment: quote.comment,
      declarations,
      draft,
      payment,
      now,
    })
    const to = quoteStates.transition(quote.state, 'accept')
    await quotes.update(trx, { id: quote.id }, { state: to, orderId: id })
    const discounts = draft.discounts.map((one) => ({ source: 'sales.quote', ...one }))
    const { total: amount } = draft.amounts
    const details = { number, quote: quote.number }
    const by = note === undefined ? 'customer' : 'staff'
    await runWrites(trx, [
      ...orderParts(trx, id, draft, discounts),
      ...historyWrites(trx, { orderId: id, origin, now }, { kind: 'placed', to: payment.state, details }),
      begunPayment(
        trx,
        amount === 0 ? null : { orderId: id, method: payment.code, amount, currency: quote.currency, now }
      ),
      ...quoteWrites(
        trx,
        { quoteId: quote.id, origin, now },
        {
          kind: 'accepted',
          from: quote.state,
          to,
          text: note ?? '',
          isTold: note !== undefined,
          details: { revision: sent.revision, order: number },
        }
      ),
      await this.terms.keeping(terms, now),
      this.outbox.write(
        trx,
        {
          name: 'sales.order.placed',
          subject: `sales.order:${id}`,
          payload: { version: 1, orderId: id, number, customerId: quote.customerId },
        },
        {
          name: 'sales.quote.accepted',
          subject: `sales.quote:${quote.id}`,
          payload: { version: 1, quoteId: quote.id, number: quote.number, orderId: id, order: number, by },
        }
      ),
    ])
    const { channel, customerId, customer } = sale
    const redeeming = { orderId: id, customerId, channel, currency: quote.currency, isPromised: true }
    await this.redeem.execute(trx, redeeming, draft.uses ?? [])
    await this.placements.execute(trx, { orderId: id, number, channel, customerId, customer, placedAt: now })
    return id
  }

  async #payment(quote: StoredQuote, { amounts }: QuoteDraft, code: string) {
    if (amounts.total === 0) return { code: '', title: '', state: 'pending' as const }
    const method = await this.payments.find(code)
    if (!method || !(await method.isOffered(paymentContext(quote, amounts.total)))) {
      throw orderPaymentMissing({}, 'payment')
    }
    return { code, title: method.describe(quote.locale, quote.channel).title, state: method.state }
  }

  async #reserve(trx: Transaction, reference: string, { lines }: QuoteDraft): Promise<void> {
    const parents = new Set(lines.map(({ parentPosition }) => parentPosition))
    // The parts of a bundle have stock, the bundle has none.
    const taken = lines.filter(({ position }) => !parents.has(position))
    const pieces = taken.map(({ variantId, quantity }) => ({ variantId: variantId ?? 0, quantity }))
    try {
      await this.reserve.execute({ reference, lines: pieces, expiresAt: null }, trx)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const { sku, id } = error.parameters
      const name = lines.find((line) => line.sku === sku || (line.variantId ?? 0) === id)?.name ?? ''
      if (isRefusal(error, stockInsufficient) || isRefusal(error, variantNotFound)) throw quoteStockShort({ name })
      throw error
    }
  }
}
