import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { ANSWERS, type AskedMovement, type MovementKind } from '#plugins/sales/services/payments/payment_movement'
import { ASKING_SECONDS } from '#plugins/sales/services/payments/write_movement'
import { Clock } from '#core/time/clock'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { RecordPaymentNews } from '#plugins/sales/actions/payments/record_payment_news'
import { Store } from '#core/database/store'
import { inside, outside } from '#plugins/sales/database/statements'
import { capturesOf, readMoney } from '#plugins/sales/services/payments/provider_money'
import type { Locale } from '#core/i18n/locales'
import type { PaymentMethod, PaymentNews } from '#plugins/sales/contracts/payment_method'

/** Whoever takes a movement asks alone until its time is over: a process that dies keeps nobody from asking again. */
const TAKE = `update sales_payment_movements set asked_until = ?, updated_at = ?
  where id = ? and state = 'waiting' and (asked_until is null or asked_until <= ?) returning id`

const FIND = `select m.id, m.order_id as "orderId", m.kind, m.state, m.key, m.amount, m.currency, o.number, o.locale,
    p.id as "paymentId", p.method, p.reference, m.asked_until as "askedUntil"
  from sales_payment_movements m join sales_orders o on o.id = m.order_id
  join sales_payments p on p.id = m.payment_id where m.id = ?`

type Found = Omit<AskedMovement, 'origin' | 'refundId' | 'isTold'> & {
  locale: Locale
  askedUntil: string | null
}

/**
 * Asks a provider to take money, to give it back or to let it go, with no transaction open, and writes down what it
 * answers. However often it is called, at the same time or after a process died, the provider is asked with one key.
 */
@inject()
export class MoveMoney {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly methods: PaymentMethods,
    private readonly news: RecordPaymentNews
  ) {}

  /** Throws what the provider threw, and when somebody else is asking: what became of it is to be asked again. */
  async execute(id: number): Promise<void> {
    if (!(await this.#take(id))) {
      if ((await this.#find(id))?.state === 'waiting') throw new Error(`Movement ${id} is being asked for elsewhere`)
      return
    }
    const movement = await this.#find(id)
    if (!movement) return
    try {
      const news = await this.#ask(movement)
      await this.news.execute(movement.method, news)
    } catch (error) {
      await this.#release(id)
      throw error
    }
  }

  /** The same for somebody who waits for the answer: without one the job asks again. */
  async tryNow(id: number): Promise<void> {
    await this.execute(id).catch((error: unknown) => {
      logger.error({ err: error, movement: id }, 'A payment provider gave no answer')
    })
  }

  /** What a credit note waits for. */
  async tryRefund(refundId: number): Promise<void> {
    const waiting = await this.store.reader.first<{ id: number }>(
      "select id from sales_payment_movements where refund_id = ? and state = 'waiting'",
      [refundId]
    )
    if (waiting) await this.tryNow(Number(waiting.id))
  }

  /** What an order waits for that was called off: its money, not that of its credit notes. */
  async tryRepayment(orderId: number): Promise<void> {
    const waiting = await this.store.reader.first<{ id: number }>(
      `select id from sales_payment_movements
       where order_id = ? and kind = 'refund' and refund_id is null and state = 'waiting' order by id desc limit 1`,
      [orderId]
    )
    if (waiting) await this.tryNow(Number(waiting.id))
  }

  #take(id: number): Promise<boolean> {
    return this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      return (await inside(trx)(TAKE, [this.clock.isoIn(ASKING_SECONDS), now, id, now])).length > 0
    })
  }

  async #release(id: number): Promise<void> {
    await this.store.transaction((trx) =>
      inside(trx)('update sales_payment_movements set asked_until = null where id = ?', [id])
    )
  }

  #find(id: number): Promise<Found | null> {
    return this.store.reader.first<Found>(FIND, [id])
  }

  async #ask({ kind, orderId, paymentId, key, method: name, number, reference, ...sums }: Found): Promise<PaymentNews> {
    const method = await this.methods.find(name)
    const ask = method && asker(method, kind)
    if (!ask) throw new Error(`No plugin can ${kind} a payment by ${name} (any more)`)
    const { asked } = await readMoney(outside(this.store), this.store.dialect, orderId)
    const amount = Number(sums.amount)
    const news = await ask({
      ...{
        reference,
        number,
        amount,
        currency: sums.currency,
        idempotencyKey: key,
        captures: capturesOf(asked, Number(paymentId)),
      },
    })
    if (!ANSWERS[kind].includes(news.kind) || news.number !== number) {
      throw new Error(`The answer of ${name} to ${key} is about something else: ${news.kind} of ${news.number}`)
    }
    return { ...news, idempotencyKey: key, reference: news.reference || key }
  }
}

function asker(method: PaymentMethod, kind: MovementKind) {
  return method[kind]?.bind(method) ?? null
}
