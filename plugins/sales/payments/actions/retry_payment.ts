import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FindOrderPayments } from '#plugins/sales/payments/services/find_order_payments'
import { LeavePayment } from '#plugins/sales/payments/services/leave_payment'
import { Store, type Transaction } from '#core/database/store'
import { awaitsPayment, isOpenAttempt } from '#plugins/sales/payments/services/awaits_payment'
import { begunPayment } from '#plugins/sales/payments/services/begun_payment'
import { changeMethod, type ChosenMethod } from '#plugins/sales/payments/services/change_method'
import { historyWrites } from '#plugins/sales/orders/services/order_history'
import { holdOrder, readOrder } from '#plugins/sales/orders/services/order_reads'
import { inside, outside, type Run } from '#plugins/sales/database/statements'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { paymentNotOfferedForOrder, paymentNotRetryable } from '#plugins/sales/payments/errors'
import { payments } from '#plugins/sales/payments/tables'
import { runWrites } from '#core/database/write_set'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

interface Wanted {
  orderId: number
  /** Null: the method that the order has. */
  method: string | null
}

/**
 * Adds a payment attempt to an order that stands, by its method or by another one that is offered for it. An attempt that
 * is still open is continued when its own method is wanted, so that nothing is paid twice, and left for another one.
 */
@inject()
export class RetryPayment {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly offers: FindOrderPayments,
    private readonly leave: LeavePayment
  ) {}

  /** @throws orderNotFound, paymentNotRetryable, paymentNotOfferedForOrder */
  async execute({ orderId, method }: Wanted, origin: Origin): Promise<void> {
    const order = await readOrder(outside(this.store), this.store.dialect, { id: orderId })
    if (!order) throw orderNotFound()
    const attempts = await attemptsOf(outside(this.store), orderId)
    // Methods may ask others whether they are offered, so this is no part of the transaction.
    const offers = await this.offers.execute(order, statesOf(attempts))
    const code = method ?? order.paymentCode
    const chosen = offers.find(({ name }) => name === code)?.contribution ?? null
    await this.store.transaction((trx) => this.#begin(trx, { orderId, code, chosen }, origin))
  }

  async #begin(
    trx: Transaction,
    { orderId, code, chosen }: { orderId: number; code: string; chosen: ChosenMethod['method'] | null },
    origin: Origin
  ): Promise<void> {
    const run = inside(trx)
    const now = this.clock.iso()
    const order = await holdOrder(run, this.store.dialect, orderId, now)
    const attempts = await attemptsOf(run, orderId)
    if (!order || !awaitsPayment(order, statesOf(attempts))) throw paymentNotRetryable()
    const [last] = attempts
    const isSame = code === order.paymentCode
    if (isSame && isOpenAttempt(last?.state)) return
    if (!chosen) throw isSame ? paymentNotRetryable() : paymentNotOfferedForOrder({}, 'method')
    const moments = isSame ? [] : await changeMethod(trx, order, { code, method: chosen })
    if (last && isOpenAttempt(last.state)) await this.leave.execute(trx, last, now)
    await runWrites(trx, [
      begunPayment(trx, nextAttempt(order, { code, attempt: (last?.attempt ?? 0) + 1, now })),
      ...historyWrites(trx, { orderId, origin, now }, ...moments),
    ])
  }
}

function nextAttempt(
  { id: orderId, total: amount, currency }: StoredOrder,
  { code: method, attempt, now }: { code: string; attempt: number; now: string }
) {
  return { orderId, attempt, method, amount, currency, now }
}

/** All attempts of an order, the last one first. */
async function attemptsOf(run: Run, orderId: number) {
  return payments.select(run, { orderId }, 'order by attempt desc')
}

const statesOf = (attempts: readonly { state: string }[]) => attempts.map(({ state }) => state)
