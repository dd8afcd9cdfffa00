import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { ANSWERS, type StoredMovement } from '#plugins/sales/payments/services/payment_movement'
import type { MovementKind } from '#plugins/sales/payments/tables'
import { MAX_REQUEST_SECONDS } from '#plugins/sales/payments/services/write_movement'
import { Clock } from '#core/time/clock'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { RecordPaymentNews } from '#plugins/sales/payments/actions/record_payment_news'
import { Store } from '#core/database/store'
import { inside, outside } from '#plugins/sales/database/statements'
import { movements, payments, transactions } from '#plugins/sales/payments/tables'
import type { PaymentMethod, PaymentNews } from '#plugins/sales/contracts/payment_method'

/** Takes a movement for a limited time, so that one process sends the request, and another one can after a crash. */
const TAKE = `update sales_payment_movements set asked_until = ?, updated_at = ?
  where id = ? and state = 'waiting' and (asked_until is null or asked_until <= ?) returning id`

const MOVEMENT = ['id', 'orderId', 'paymentId', 'kind', 'state', 'key', 'amount', 'currency', 'askedUntil'] as const

const FIND = `select ${movements.columns('m', MOVEMENT)}, o.number, o.channel, p.method, p.reference, p.beginning
  from sales_payment_movements m
  join sales_orders o on o.id = m.order_id join sales_payments p on p.id = m.payment_id where m.id = ?`

/** A movement with its order, its payment method, and the provider's references of the payment. */
type Found = Pick<StoredMovement, (typeof MOVEMENT)[number]> &
  Record<'number' | 'channel' | 'method' | 'reference', string> & { begun: string | null }

/**
 * Requests a provider to capture, refund or release money, outside a transaction, and records the response. Concurrent and
 * repeated calls use the same idempotency key.
 */
@inject()
export class MoveMoney {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly methods: PaymentMethods,
    private readonly news: RecordPaymentNews
  ) {}

  /** Throws the error of the provider, or an error if another process is sending the request, so that the job retries. */
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

  /** Does the same for a caller who waits for the result. After an error the job retries. */
  async tryNow(id: number): Promise<void> {
    await this.execute(id).catch((error: unknown) => {
      logger.error({ err: error, movement: id }, 'A payment provider gave no answer')
    })
  }

  /** Runs the pending movement of a credit note. */
  async tryRefund(refundId: number): Promise<void> {
    const waiting = await this.store.reader.first<{ id: number }>(
      "select id from sales_payment_movements where refund_id = ? and state = 'waiting'",
      [refundId]
    )
    if (waiting) await this.tryNow(Number(waiting.id))
  }

  /** Runs the last pending refund of an order that belongs to no credit note. */
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
      return (await inside(trx)(TAKE, [this.clock.isoIn(MAX_REQUEST_SECONDS), now, id, now])).length > 0
    })
  }

  async #release(id: number): Promise<void> {
    await this.store.transaction((trx) =>
      inside(trx)('update sales_payment_movements set asked_until = null where id = ?', [id])
    )
  }

  async #find(id: number): Promise<Found | null> {
    const found = await this.store.reader.first<Found & { beginning: string | null }>(FIND, [id])
    if (!found) return null
    const { beginning } = payments.pick(found, ['beginning'])
    return { ...movements.read(found), begun: beginning?.reference ?? null }
  }

  async #ask({
    kind,
    paymentId,
    key,
    method: name,
    number,
    reference,
    begun,
    channel,
    ...asked
  }: Found): Promise<PaymentNews> {
    const method = await this.methods.find(name)
    const ask = method && asker(method, kind)
    if (!ask) throw new Error(`No plugin can ${kind} a payment by ${name} (any more)`)
    const captures = await transactions.select(outside(this.store), { paymentId, kind: 'paid' }, 'order by id')
    const news = await ask({
      reference,
      begun,
      number,
      channel,
      amount: asked.amount,
      currency: asked.currency,
      idempotencyKey: key,
      captures: captures.map((taken) => ({ reference: taken.reference, amount: taken.amount })),
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
