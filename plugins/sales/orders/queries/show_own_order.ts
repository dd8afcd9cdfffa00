import { inject } from '@adonisjs/core'
import { ReadSet } from '#core/database/read_set'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { FindPictures } from '#plugins/catalogue/index'
import { AfterSaleOffers } from '#plugins/sales/orders/services/after_sale_offers'
import { FindOrderPayments } from '#plugins/sales/payments/services/find_order_payments'
import { MethodTitles } from '#plugins/sales/orders/services/method_titles'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { addDocumentReads, type DocumentReads } from '#plugins/sales/documents/document_reads'
import { addMoneyReads, type MoneyReads } from '#plugins/sales/payments/services/provider_money'
import { owedMoney } from '#plugins/sales/payments/services/owed_money'
import { addOrderReads, storedOrder } from '#plugins/sales/orders/services/order_reads'
import { dueInstructions } from '#plugins/sales/payments/services/due_instructions'
import { acceptedTerms, inCurrencyOf, isOwnCancellable, orderLines } from '#plugins/sales/orders/order_answer'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { outside } from '#plugins/sales/database/statements'
import { paymentOffer } from '#plugins/sales/payments/services/find_payment_offers'
import { payments } from '#plugins/sales/payments/tables'
import { orderHistory } from '#plugins/sales/orders/tables'
import { totalsAnswer } from '#plugins/sales/totals/totals_answer'
import type { Locale } from '#core/i18n/locales'
import type { OrderAnswer } from '#plugins/sales/orders/order_answer'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { RowIn } from '#core/database/table'

interface Told {
  history: RowIn<typeof orderHistory>[]
  documents: DocumentReads
  locale: Locale
  money: MoneyReads
  /** Attempts to pay, the last one first. */
  attempts: Pick<RowIn<typeof payments>, 'state' | 'failure'>[]
}

/** Kinds of history entries that customers see even without a mail. */
const TOLD = new Set([
  'placed',
  'state',
  'canceled',
  'payment',
  'payment_changed',
  'shipped',
  'replacement_sent',
  'delivered',
  'invoiced',
  'invoice_taken_back',
  'refunded',
  'refund_settled',
  'repaid',
])

/** States of credit notes that are not paid back yet. */
const WAITING = new Set(['due', 'pending', 'failed'])

/** A customer's own order. Runs one statement, and one for pictures. */
@inject()
export class ShowOwnOrder {
  constructor(
    private readonly store: Store,
    private readonly methods: PaymentMethods,
    private readonly offers: FindOrderPayments,
    private readonly settings: Settings,
    private readonly titles: MethodTitles,
    private readonly pictures: FindPictures,
    private readonly afterSale: AfterSaleOffers
  ) {}

  /** @throws orderNotFound, also for an order of another customer */
  async execute(customerId: number, number: string, locale: Locale): Promise<OrderAnswer> {
    const reads = new ReadSet(this.store.dialect)
    const asked = addOrderReads(reads, { number, customerId })
    const entries = { as: 'h', where: 'h.order_id in (select id from wanted)', order: 'h.id desc' }
    const history = reads.of(orderHistory, entries)
    const attempts = reads.of(payments, {
      as: 'a',
      where: 'a.order_id in (select id from wanted)',
      order: 'a.attempt desc',
      names: ['state', 'failure'],
    })
    const documents = addDocumentReads(reads)
    const money = addMoneyReads(reads)
    await reads.run((sql, bindings) => outside(this.store)(sql, bindings))
    const order = storedOrder(asked)
    if (!order) throw orderNotFound()
    return this.#answer(order, { history: history.rows, documents, money, locale, attempts: attempts.rows })
  }

  async #answer(
    order: StoredOrder,
    { history, documents, money: asked, locale, attempts }: Told
  ): Promise<OrderAnswer> {
    const money = inCurrencyOf(order)
    const back = owedMoney(order, asked)
    const { number, state, placedAt, showsNet, billing, delivery, shipping, comment } = order
    const titles = await this.titles.of(order, locale)
    const pictures = await this.pictures.execute(
      order.lines.map(({ variantId }) => variantId),
      locale
    )
    const creditedIn = (rows: typeof documents.refunds.rows) => rows.reduce((sum, one) => sum + one.returned, 0)
    const credited = creditedIn(documents.refunds.rows)
    const waiting = creditedIn(documents.refunds.rows.filter(({ state: reached }) => WAITING.has(reached)))
    const states = attempts.map(({ state: reached }) => reached)
    const offers = await this.offers.execute(order, states)
    return {
      number,
      state,
      placedAt,
      showsNet,
      billing,
      delivery,
      comment,
      terms: acceptedTerms(order),
      lines: orderLines(order, pictures),
      totals: totalsAnswer(order, order.shipping?.worth, { currency: order.currency, locale }),
      paid: money(order.paid),
      refunded: money(order.refunded),
      settled: money(order.settled),
      returned: money(credited - waiting),
      repaid: money(back.done),
      toRepay: money(back.owed + back.underWay + waiting),
      shipping: shipping && { title: titles.shipping, estimatedDays: shipping.estimatedDays },
      payment: {
        code: order.paymentCode,
        title: titles.payment,
        instructions: await dueInstructions(this.methods, order, { locale }),
        canRetry: state === 'pending_payment' && offers.length > 0,
        methods: offers.map((offer) => paymentOffer(offer, locale, order.channel)),
        failure: attempts[0]?.failure ?? null,
      },
      history: history
        .filter(({ kind, isTold }) => TOLD.has(kind) || isTold)
        .map(({ kind, to, text, isTold, at }) => ({ kind, state: to, at, text: isTold ? text : '' })),
      shipments: documents.shipments.rows.map(({ id: _id, ...parcel }) => parcel),
      invoices: documents.invoices.rows.map((one) => ({ number: one.number, total: money(one.total), at: one.at })),
      refunds: documents.refunds.rows.map((one) => ({ number: one.number, total: money(one.total), at: one.at })),
      canCancel: isOwnCancellable(order),
      afterSale: await this.afterSale.execute({ order, locale, place: 'page' }),
      canAskQuote: this.settings.get<boolean>('sales.quotes.offered', { channel: order.channel }),
    }
  }
}
