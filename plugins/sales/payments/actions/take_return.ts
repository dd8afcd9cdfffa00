import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { RecordPaymentNews } from '#plugins/sales/payments/actions/record_payment_news'
import { Store } from '#core/database/store'
import { orderNotFound } from '#plugins/sales/orders/errors'
import type { Locale } from '#core/i18n/locales'

/** Result of a return from a payment page. */
export interface Returned {
  number: string
  locale: Locale
  isFine: boolean
}

interface Row {
  state: string
  method: string
  number: string
  locale: Locale
  paid_amount: number | string
  total_amount: number | string
}

const FIND = `select p.state, p.method, o.number, o.locale, o.paid_amount, o.total_amount
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
    await this.#queryProvider(row, query, body)
    const { number, locale, state, ...sums } = (await this.store.reader.first<Row>(FIND, [token])) ?? row
    const isPaid = Number(sums.paid_amount) >= Number(sums.total_amount)
    return { number, locale, isFine: isPaid || (!FAILED.has(state) && !('canceled' in query)) }
  }

  /** Ignores errors of the provider: its notification follows. */
  async #queryProvider({ method: name, number }: Row, query: Record<string, string>, body: Record<string, string>) {
    const method = await this.methods.find(name)
    try {
      const news = (await method?.returned?.({ number, query, body })) ?? null
      if (news?.number === number) await this.news.execute(name, news)
    } catch (error) {
      logger.warn({ err: error, order: number }, `What became of a payment by ${name} could not be asked`)
    }
  }
}
