import { inject } from '@adonisjs/core'
import { AuditLog, type AuditEntry } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { DomainError } from '#core/errors/domain_error'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { ReserveStock } from '#plugins/catalogue/index'
import { AgreedTerms } from '#plugins/sales/services/orders/agreed_terms'
import { RedeemDiscounts } from '#plugins/sales/services/discounts/redeem_discounts'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { historyWrite } from '#plugins/sales/services/orders/order_history'
import { asSent } from '#plugins/sales/services/quotes/as_sent'
import { holdQuote } from '#plugins/sales/services/quotes/quote_reads'
import { inside } from '#plugins/sales/database/statements'
import { insertRow } from '#plugins/sales/services/documents/insert_row'
import { orderOfQuote } from '#plugins/sales/services/quotes/order_of_quote'
import { orderParts } from '#plugins/sales/services/orders/write_order'
import { orderPaymentMissing } from '#plugins/sales/errors/orders'
import { paymentBegun } from '#plugins/sales/services/orders/placing_writes'
import { paymentContext } from '#plugins/sales/services/quotes/payment_context'
import {
  quoteExpired,
  quoteNotAcceptable,
  quoteNotFound,
  quoteStockShort,
  quoteSuperseded,
} from '#plugins/sales/errors/quotes'
import { quoteMoment } from '#plugins/sales/services/quotes/write_quote'
import { quoteStates } from '#plugins/sales/states/quote_states'
import { TakeNumber } from '#plugins/sales/services/documents/take_number'
import type { Declarations } from '#plugins/sales/services/orders/order_values'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { QuoteDraft } from '#plugins/sales/services/quotes/quote_draft'
import type { StoredQuote, StoredRevision } from '#plugins/sales/services/quotes/stored_quote'

/** Who says yes to what they read. */
export interface QuoteAcceptance {
  number: string
  /** The revision that they read. */
  revision: number
  /** Name of a way to pay; empty where there is nothing to pay. */
  payment: string
  declarations: Declarations
  /** Version of the terms that was read, and its language; null: nobody said, the terms of the quote's language hold. */
  terms: { version: string; locale: Locale } | null
  /** Who said yes and how, where staff write it down; absent: its customer does it. */
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
 * Makes an order of what was sent last of a quote, in one transaction: its stock is reserved by conditional statements,
 * a number is taken, and prices stay those of the quote whatever the shop asks by now.
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
    private readonly audit: AuditLog,
    private readonly outbox: Outbox
  ) {}

  /**
   * Gives the id of the order; a quote that was accepted before gives the order that it became.
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
    const order = orderOfQuote({ quote: asSent(quote, sent), draft, payment, declarations, number, now })
    const id = await insertRow(trx, 'sales_orders', order)
    const to = quoteStates.transition(quote.state, 'accept')
    await run('update sales_quotes set state = ?, order_id = ? where id = ?', [to, id, quote.id])
    const discounts = draft.discounts.map((one) => ({ source: 'sales.quote', ...one }))
    const due = { totals: { grandTotal: draft.amounts.total }, paid: quote }
    const isFree = draft.amounts.total === 0
    const details = { number, quote: quote.number }
    const by = note === undefined ? 'customer' : 'staff'
    await runWrites(trx, [
      ...orderParts(trx, id, draft, discounts),
      historyWrite(trx, { orderId: id, origin, now }, { kind: 'placed', to: payment.state, details }),
      paymentBegun(trx, isFree ? null : { orderId: id, method: payment.code, worked: due, now }),
      quoteMoment(
        trx,
        { quoteId: quote.id, origin, now },
        {
          ...{ kind: 'accepted', from: quote.state, to, text: note ?? '', isTold: note !== undefined },
          details: { revision: sent.revision, order: number },
        }
      ),
      this.terms.keeping(terms, now),
      this.audit.write(trx, origin, ...(note === undefined ? [] : [agreement(quote, { number, to, note })])),
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
    const redeeming = { orderId: id, customerId: quote.customerId, isPromised: true }
    await this.redeem.execute(trx, redeeming, draft.uses ?? [])
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
    // A bundle has no stock of its own: its parts have.
    const taken = lines.filter(({ position }) => !parents.has(position))
    const pieces = taken.map(({ variantId, quantity }) => ({ variantId: variantId ?? 0, quantity }))
    try {
      await this.reserve.execute({ reference, lines: pieces, expiresAt: null }, trx)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const { sku, id } = error.parameters
      const name = lines.find((line) => line.sku === sku || (line.variantId ?? 0) === id)?.name ?? ''
      if (/_(STOCK_INSUFFICIENT|VARIANT_NOT_FOUND)$/.test(error.kind.code)) throw quoteStockShort({ name })
      throw error
    }
  }
}

/** What the log tells of a yes that staff wrote down. */
function agreement(
  { id, state }: StoredQuote,
  { number, to, note }: { number: string; to: string; note: string }
): AuditEntry {
  return {
    ...{ subject: 'sales.quotes', subjectId: String(id), action: 'updated' },
    changes: { state: [state, to], order: [null, number], agreement: [null, note] },
  }
}
