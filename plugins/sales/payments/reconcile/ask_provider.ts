import { inject } from '@adonisjs/core'
import { ASKED_COLUMNS, readAsked } from '#plugins/sales/payments/services/asked_payment'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { RecordPaymentNews } from '#plugins/sales/payments/actions/record_payment_news'
import { Store } from '#core/database/store'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'

const FIND = `select ${ASKED_COLUMNS} from sales_payments p join sales_orders o on o.id = p.order_id where p.id = ?`

const LAST = 'select id from sales_payments where order_id = ? order by attempt desc limit 1'

/** Asks a provider what it knows of a payment. */
@inject()
export class AskProvider {
  constructor(
    private readonly store: Store,
    private readonly methods: PaymentMethods,
    private readonly record: RecordPaymentNews
  ) {}

  /** Null: its method cannot be asked. Throws when the provider does not answer. */
  async ask(paymentId: number): Promise<{ method: string; news: PaymentNews[] } | null> {
    const row = await this.store.reader.first<Record<'number' | 'channel', string>>(FIND, [paymentId])
    if (!row) return null
    const { method: name, payment } = readAsked(row)
    const method = await this.methods.find(name)
    if (!method?.ask) return null
    const news = await method.ask(payment)
    return { method: name, news: news.filter(({ number }) => number === payment.number) }
  }

  /** Asks, and records what is new. Returns how much was. */
  async execute(paymentId: number): Promise<number> {
    const answer = await this.ask(paymentId)
    let recorded = 0
    for (const one of answer?.news ?? []) {
      if (await this.record.execute(answer?.method ?? '', one)) recorded += 1
    }
    return recorded
  }

  /** The same of the last attempt of an order. */
  async executeForOrder(orderId: number): Promise<void> {
    const last = await this.store.reader.first<{ id: number }>(LAST, [orderId])
    if (last) await this.execute(Number(last.id))
  }
}
