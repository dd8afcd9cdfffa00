import { setTimeout } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import logger from '@adonisjs/core/services/logger'
import { Store } from '#core/database/store'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { LeavePayment } from '#plugins/sales/payments/services/leave_payment'
import { RecordPaymentNews } from '#plugins/sales/payments/actions/record_payment_news'
import { inside, outside } from '#plugins/sales/database/statements'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { attemptKey } from '#plugins/sales/payments/services/asked_payment'
import { paidLines } from '#plugins/sales/payments/services/paid_lines'
import { paymentAddresses } from '#plugins/sales/payments/services/payment_addresses'
import { orderLines, orders } from '#plugins/sales/orders/tables'
import { payments } from '#plugins/sales/payments/tables'
import type { OrderState } from '#plugins/sales/orders/order_states'
import type {
  PaymentBeginning,
  PaymentInstructions,
  PaymentMethod,
  PaymentToBegin,
} from '#plugins/sales/contracts/payment_method'
import type { RowIn } from '#core/database/table'

/** The next page after an order. `page`: the one of `PaymentPages`; null: the general one. */
export type NextStep =
  | { kind: 'success' }
  | { kind: 'instructions'; page: string | null; instructions: PaymentInstructions }
  /** `token`: of our page that posts a form to the provider, where the provider needs one. */
  | {
      kind: 'redirect'
      url: string
      method: 'GET' | 'POST'
      fields: Record<string, string>
      token: string
      page: string | null
    }
  /** The payment could not begin. The order is stored, and its payment can be retried. */
  | { kind: 'failed' }

/** A stored order, and what its customer does next. */
export interface BegunOrder {
  number: string
  state: OrderState
  total: { amount: number; currency: string }
  next: NextStep
}

const ORDER = [
  ...(['id', 'number', 'state', 'total', 'currency', 'locale', 'channel', 'email'] as const),
  ...(['billing', 'delivery', 'shippingTotal'] as const),
] as const

const PAYMENT = ['attempt', 'token', 'method', 'amount', 'beginning', 'createdAt'] as const

const FIND = `select ${orders.columns('o', ORDER)}, p.id as "paymentId", p.attempt, p.token, p.method, p.amount,
  p.beginning, p.created_at as "createdAt" from sales_orders o left join sales_payments p on p.order_id = o.id
  where o.id = ? order by p.attempt desc limit 1`

type Found = Pick<RowIn<typeof orders>, (typeof ORDER)[number]> &
  Pick<RowIn<typeof payments>, (typeof PAYMENT)[number]> & { paymentId: number | null }

/** Seconds for which one process begins a payment. Others wait for its answer. */
const BEGIN_SECONDS = 40

const WAIT_MS = 200
const MOST_WAITS = (BEGIN_SECONDS * 1000) / WAIT_MS

/** Takes an attempt that has not begun, so that its provider is asked once at a time. */
const TAKE = `update sales_payments set begin_until = ?, updated_at = ?
  where id = ? and state = 'begun' and (begin_until is null or begin_until <= ?) returning id`

/** The customer chose another method while the provider was asked: the order has a later attempt. */
const LEFT = 'left'

/**
 * Begins the payment of a stored order, outside any transaction: the order stays if the payment fails. A payment that has
 * begun is returned again. One process at a time asks the provider, because not every provider has idempotency keys.
 */
@inject()
export class BeginPayment {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly methods: PaymentMethods,
    private readonly news: RecordPaymentNews,
    private readonly leave: LeavePayment
  ) {}

  async execute(orderId: number): Promise<BegunOrder> {
    const row = await this.#find(orderId)
    const { number, state, currency, total: amount } = row
    const next = await this.#next(row)
    return next === LEFT ? this.execute(orderId) : { number, state, total: { amount, currency }, next }
  }

  async #find(orderId: number): Promise<Found> {
    const found = await this.store.reader.first<{ paymentId: number | null }>(FIND, [orderId])
    if (!found) throw orderNotFound()
    return { ...orders.pick(found, ORDER), ...payments.pick(found, PAYMENT), paymentId: found.paymentId }
  }

  async #next(row: Found): Promise<NextStep | typeof LEFT> {
    if (row.paymentId === null) return { kind: 'success' }
    const method = await this.methods.find(row.method)
    const told = row.beginning ?? (method && (await this.#begin(row, method)))
    if (told === LEFT) return LEFT
    return told ? nextOf(told, row, method) : { kind: 'failed' }
  }

  /** Null: the provider was unreachable or refused. */
  async #begin(row: Found, method: PaymentMethod): Promise<PaymentBeginning | typeof LEFT | null> {
    const paymentId = Number(row.paymentId)
    // Who pays by themselves is told what to do, and nobody is asked.
    const isOnline = method.state === 'pending_payment'
    for (let waits = 0; isOnline && !(await this.#take(paymentId)); waits += 1) {
      const { beginning, paymentId: last } = await this.#find(row.id)
      if (Number(last) !== paymentId) return LEFT
      if (beginning || waits === MOST_WAITS) return beginning
      await setTimeout(WAIT_MS)
    }
    try {
      const beginning = await method.begin(await this.#toBegin(row, isOnline))
      const isKept = await this.#keep(row, beginning, method.isTest?.(row.channel) ?? false)
      if (!isKept) return LEFT
      if (beginning.kind === 'paid') await this.#paid(row, beginning.reference)
      return beginning
    } catch (error) {
      logger.error({ err: error, order: row.number }, `The payment by ${row.method} could not begin`)
      await this.#release(paymentId)
      return null
    }
  }

  async #toBegin(row: Found, isOnline: boolean): Promise<PaymentToBegin> {
    const run = outside(this.store)
    const lines = isOnline ? await orderLines.select(run, { orderId: row.id }, 'order by position') : []
    const { id: orderId, number, amount, currency, locale, channel, email, attempt, token, method } = row
    const { billing, delivery, shippingTotal: shipping, createdAt: at } = row
    return {
      orderId,
      number,
      amount,
      currency,
      locale,
      channel,
      email,
      at,
      billing,
      delivery,
      shipping,
      lines: paidLines(lines, { amount, shipping }),
      idempotencyKey: attemptKey(number, attempt),
      ...paymentAddresses({ token, method, channel }),
    }
  }

  /** Handles an immediate result of the provider in the same way as a later notification. */
  async #paid({ method, number, amount, currency }: Found, reference: string): Promise<void> {
    const paid = { reference, number, kind: 'paid' as const, amount, currency, raw: 'begin' }
    await this.news.execute(method, paid)
  }

  #take(id: number): Promise<boolean> {
    return this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      return (await inside(trx)(TAKE, [this.clock.isoIn(BEGIN_SECONDS), now, id, now])).length > 0
    })
  }

  async #release(id: number): Promise<void> {
    await this.store.transaction((trx) => payments.update(trx, { id }, { beginUntil: null }))
  }

  /** False: the attempt was left meanwhile. Its provider is told now that its page is known. */
  #keep({ paymentId, method }: Found, beginning: PaymentBeginning, isTest: boolean): Promise<boolean> {
    const id = Number(paymentId)
    const begun = { beginning, isTest, beginUntil: null }
    return this.store.transaction(async (trx) => {
      const kept = { ...begun, state: 'pending', updatedAt: this.clock.iso() }
      if ((await payments.update(trx, { id, state: 'begun' }, kept)) > 0) return true
      if ((await payments.update(trx, { id, state: 'canceled' }, begun)) > 0) {
        await this.leave.abandon(trx, { id, method })
        return false
      }
      return true
    })
  }
}

function nextOf(beginning: PaymentBeginning, { token }: Found, method: PaymentMethod | null): NextStep {
  const { redirect = null, instructions: page = null } = method?.pages ?? {}
  if (beginning.kind === 'redirect') return { ...beginning, token, page: redirect }
  if (beginning.kind === 'pending' && beginning.instructions) {
    return { kind: 'instructions', page, instructions: beginning.instructions }
  }
  return { kind: 'success' }
}
