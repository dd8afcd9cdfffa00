import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { GiveBack, type Owing } from '#plugins/sales/services/payments/give_back'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { historyWrite, type OrderMoment } from '#plugins/sales/services/orders/order_history'
import { holdOrder } from '#plugins/sales/services/orders/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { makeOnce } from '#plugins/sales/services/documents/make_once'
import { moneyReturned } from '#plugins/sales/services/payments/money_returned'
import { nothingToPayBack, refundNotByProvider, repaymentTooMuch } from '#plugins/sales/errors/payments'
import { orderNotFound, transactionKnown } from '#plugins/sales/errors/orders'
import { runWrites } from '#core/database/write_set'
import { writeTransaction } from '#plugins/sales/services/documents/write_transaction'
import type { IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/** Money that goes back to a customer whose order bills it no more. */
export interface Repayment {
  orderId: number
  /** The provider gives it; else staff have given it themselves, and that is written down. */
  isByProvider: boolean
  /** Minor units; null: all that is owed, or all of it that the provider can give. */
  amount: number | null
  /** Of what staff gave: the name of a way to pay; empty: that of the order. */
  method: string
  /** What the bank calls it; empty: it is called after the order. */
  reference: string
}

/** What is being done, with what it needs. */
interface Work {
  order: StoredOrder
  repayment: Repayment
  owing: Owing
  origin: Origin
  now: string
}

/** Gives back what was paid of an order and nothing bills: by its provider, whom `MoveMoney` asks, or by staff. */
@inject()
export class RepayOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly giveBack: GiveBack,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox
  ) {}

  /**
   * The same call again is the same repayment.
   * @throws orderNotFound, nothingToPayBack, repaymentTooMuch, refundNotByProvider, transactionKnown, idempotencyKeyReused
   */
  async execute(repayment: Repayment, origin: Origin, call: IdempotentCall | null = null): Promise<void> {
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const order = await holdOrder(inside(trx), this.store.dialect, repayment.orderId, now)
      if (!order) throw orderNotFound()
      await makeOnce(trx, { call, orderId: order.id, now }, async () => {
        const owing = await this.giveBack.owing(trx, order)
        return this.#repay(trx, { order, repayment, owing, origin, now })
      })
    })
  }

  async #repay(trx: Transaction, work: Work): Promise<number> {
    const { order, repayment, owing, origin } = work
    const { isByProvider } = repayment
    if (owing.owed === 0) throw nothingToPayBack()
    const amount = repayment.amount ?? (isByProvider ? owing.byProvider : owing.owed)
    const most = owing.owed
    if (amount > most) throw repaymentTooMuch({ most: { amount: most, currency: order.currency } }, 'amount', { most })
    const id = isByProvider ? await this.#byProvider(trx, work, amount) : await this.#byStaff(trx, work, amount)
    await this.audit.record(trx, origin, {
      ...{ subject: 'sales.orders', subjectId: String(order.id), action: 'updated' },
      changes: { toPayBack: [owing.owed, owing.owed - amount] },
    })
    return id
  }

  async #byProvider(trx: Transaction, { order, owing, origin, now }: Work, amount: number): Promise<number> {
    const { byProvider: most, paymentId } = owing
    if (paymentId === null || amount === 0 || amount > most) {
      throw refundNotByProvider({ most: { amount: most, currency: order.currency } }, undefined, { most })
    }
    const asking = { amount, paymentId, origin, isTold: true, isAskedAtOnce: true }
    const { id, moment } = await this.giveBack.ask(trx, order, asking)
    await runWrites(trx, [historyWrite(trx, { orderId: order.id, origin, now }, moment)])
    return id
  }

  async #byStaff(trx: Transaction, { order, repayment, origin, now }: Work, amount: number): Promise<number> {
    const run = inside(trx)
    const { id: orderId, number, currency, paymentCode } = order
    const [before] = await run<{ count: number }>(
      'select count(*) as count from sales_transactions where order_id = ?',
      [orderId]
    )
    const method = repayment.method || paymentCode || 'staff'
    const reference = repayment.reference || `${number}-R${Number(before?.count) + 1}`
    const about = { orderId, paymentId: null, invoiceId: null, kind: 'refunded' as const, raw: 'staff', details: {} }
    const written = await writeTransaction(run, { ...about, method, reference, amount, currency }, origin, now)
    if (!written.isNews) throw transactionKnown({}, 'reference')
    const details = { reference, amount: { amount, currency } }
    const moment: OrderMoment = { kind: 'repaid', details, isTold: true }
    await runWrites(trx, [
      historyWrite(trx, { orderId, origin, now }, moment),
      this.outbox.write(trx, moneyReturned(orderId, written.id)),
    ])
    return written.id
  }
}
