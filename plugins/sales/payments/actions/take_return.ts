import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { RecordPaymentNews } from '#plugins/sales/payments/actions/record_payment_news'
import { Store } from '#core/database/store'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { ASKED_COLUMNS, readAsked } from '#plugins/sales/payments/services/asked_payment'
import type { Locale } from '#core/i18n/locales'
import type { FailureReason, ReturnRequest } from '#plugins/sales/contracts/payment_method'

/** Result of a return from a payment page. */
export interface Returned {
  number: string
  locale: Locale
  /** Of the page that tells of it. */
  path: string
  /** What the return tells where no news do: the customer left the payment page. */
  reason: Extract<FailureReason, 'canceled'> | null
}

interface Row {
  state: string
  number: string
  channel: string
  locale: Locale
  paid_amount: number | string
  total_amount: number | string
}

const FIND = `select p.state, o.locale, o.paid_amount, o.total_amount, ${ASKED_COLUMNS}
  from sales_payments p join sales_orders o on o.id = p.order_id where p.token = ?`

/** States of an attempt after which the customer must retry. */
const FAILED = new Set(['failed', 'canceled'])

/**
 * Handles the return of a browser from a payment page. The return proves no payment: the method queries the provider, or
 * else the notification reports it. The token identifies one order and gives no access to it.
 */
@inject()
export class TakeReturn {
  constructor(
    private readonly store: Store,
    private readonly methods: PaymentMethods,
    private readonly news: RecordPaymentNews
  ) {}

  /** @throws orderNotFound */
  async execute(token: string, query: Record<string, string>, body: Record<string, string>): Promise<Returned> {
    const row = await this.store.reader.first<Row>(FIND, [token])
    if (!row) throw orderNotFound()
    const { method, payment } = readAsked(row)
    await this.#queryProvider(method, { ...payment, query, body })
    const { number, locale, state, ...sums } = (await this.store.reader.first<Row>(FIND, [token])) ?? row
    const isPaid = Number(sums.paid_amount) >= Number(sums.total_amount)
    const isCanceled = 'canceled' in query
    const isFine = isPaid || (!FAILED.has(state) && !isCanceled)
    const page = (await this.methods.find(method))?.pages?.failed ?? 'failed'
    if (isFine) return { number, locale, path: '/checkout/success', reason: null }
    return { number, locale, path: `/checkout/payment/${page}`, reason: isCanceled ? 'canceled' : null }
  }

  /** Ignores errors of the provider: its notification follows. */
  async #queryProvider(name: string, request: ReturnRequest): Promise<void> {
    const method = await this.methods.find(name)
    try {
      const news = (await method?.returned?.(request)) ?? null
      if (news?.number === request.number) await this.news.execute(name, news)
    } catch (error) {
      logger.warn({ err: error, order: request.number }, `What became of a payment by ${name} could not be asked`)
    }
  }
}
