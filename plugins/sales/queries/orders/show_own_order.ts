import { inject } from '@adonisjs/core'
import { ReadSet } from '#core/database/read_set'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { MethodTitles } from '#plugins/sales/services/orders/method_titles'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { askDocuments, type AskedDocuments } from '#plugins/sales/services/documents/ask_documents'
import { askMoney, type AskedMoney } from '#plugins/sales/services/payments/provider_money'
import { owedMoney } from '#plugins/sales/services/payments/owed_money'
import { askOrder, storedOrder } from '#plugins/sales/services/orders/order_reads'
import { dueInstructions } from '#plugins/sales/services/orders/due_instructions'
import {
  acceptedTerms,
  inCurrencyOf,
  isOwnCancellable,
  orderLines,
  orderTotals,
} from '#plugins/sales/transformers/order'
import { isRetryable } from '#plugins/sales/services/payments/is_retryable'
import { orderNotFound } from '#plugins/sales/errors/orders'
import { outside } from '#plugins/sales/database/statements'
import type { Locale } from '#core/i18n/locales'
import type { OrderAnswer } from '#plugins/sales/transformers/order'
import type { OrderState } from '#plugins/sales/states/order_states'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

interface RawMoment {
  kind: string
  state: OrderState | null
  text: string
  isTold: boolean | number
  at: string
}

interface Told {
  history: RawMoment[]
  documents: AskedDocuments
  locale: Locale
  money: AskedMoney
  /** The state of the last attempt to pay. */
  attempt: string | undefined
}

/** What customers are told of an order's history without being sent it. */
const TOLD = new Set(['placed', 'state', 'canceled', 'payment', 'shipped', 'invoiced', 'refunded', 'repaid'])

/** An order of a customer's own, as they read it: one statement. */
@inject()
export class ShowOwnOrder {
  constructor(
    private readonly store: Store,
    private readonly methods: PaymentMethods,
    private readonly settings: Settings,
    private readonly titles: MethodTitles
  ) {}

  /** @throws orderNotFound for one that is not theirs, too */
  async execute(customerId: number, number: string, locale: Locale): Promise<OrderAnswer> {
    const reads = new ReadSet(this.store.dialect)
    const asked = askOrder(reads, { number, customerId })
    const history = reads.list<RawMoment>(
      {
        ...{ kind: 'h.kind', state: 'h.state_to', text: 'h.text', isTold: 'h.is_told' },
        at: reads.json.instant('h.created_at'),
      },
      'sales_order_history h where h.order_id in (select id from wanted)',
      'h.id desc'
    )
    const attempts = reads.list<{ state: string }>(
      { state: 'p.state' },
      'sales_payments p where p.order_id in (select id from wanted)',
      'p.attempt desc'
    )
    const documents = askDocuments(reads)
    const money = askMoney(reads)
    await reads.run((sql, bindings) => outside(this.store)(sql, bindings))
    const order = storedOrder(asked)
    if (!order) throw orderNotFound()
    return this.#answer(order, { history: history.rows, documents, money, locale, attempt: attempts.rows[0]?.state })
  }

  async #answer(order: StoredOrder, { history, documents, money: asked, locale, attempt }: Told): Promise<OrderAnswer> {
    const money = inCurrencyOf(order)
    const back = owedMoney(order, asked)
    const { number, state, placedAt, showsNet, billing, delivery, shipping, comment } = order
    const titles = await this.titles.of(order, locale)
    const method = await this.methods.find(order.paymentCode)
    const canRetry = isRetryable({ order, method, attempt })
    return {
      ...{ number, state, placedAt, showsNet, billing, delivery, comment },
      terms: acceptedTerms(order),
      lines: orderLines(order),
      totals: orderTotals(order, locale),
      paid: money(order.paid),
      ...{ refunded: money(order.refunded), settled: money(order.settled) },
      returned: money(documents.refunds.rows.reduce((sum, one) => sum + one.returned, 0)),
      repaid: money(back.done),
      toRepay: money(back.owed + back.underWay),
      shipping: shipping && { title: titles.shipping, estimatedDays: shipping.estimatedDays },
      payment: {
        title: titles.payment,
        instructions: await dueInstructions(this.methods, order, { locale }),
        canRetry,
        origins: (canRetry && method?.origins?.(order.channel)) || [],
      },
      history: history
        .filter(({ kind, isTold }) => TOLD.has(kind) || Boolean(isTold))
        .map(({ kind, state: reached, text, isTold, at }) => ({
          ...{ kind, state: reached, at },
          text: isTold ? text : '',
        })),
      shipments: documents.shipments.rows.map(({ id: _id, ...parcel }) => parcel),
      invoices: documents.invoices.rows.map((one) => ({ number: one.number, total: money(one.total), at: one.at })),
      refunds: documents.refunds.rows.map((one) => ({ number: one.number, total: money(one.total), at: one.at })),
      canCancel: isOwnCancellable(order),
      canAskQuote: this.settings.get<boolean>('sales.quotes.offered', { channel: order.channel }),
    }
  }
}
