import { inject } from '@adonisjs/core'
import type { AuditEntry } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { GiveBack, type Owing } from '#plugins/sales/payments/services/give_back'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { historyWrites, type OrderMoment } from '#plugins/sales/orders/services/order_history'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { makeOnce } from '#plugins/sales/documents/make_once'
import { moneyReturned } from '#plugins/sales/payments/services/money_returned'
import {
  nothingToPayBack,
  refundNotByProvider,
  repaymentTooMuch,
  transactionKnown,
} from '#plugins/sales/payments/errors'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { runWrites } from '#core/database/write_set'
import { writeTransaction } from '#plugins/sales/payments/services/write_transaction'
import type { IdempotentCall } from '#plugins/sales/documents/idempotency'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** A repayment of money that no invoice of the order covers. */
export interface Repayment {
  orderId: number
  /** The provider pays it back; otherwise staff have done so, and it is recorded. */
  isByProvider: boolean
  /** Minor units; null: the amount owed, at most what the provider can refund. */
  amount: number | null
  /** For a repayment by staff: name of a payment method; empty: that of the order. */
  method: string
  /** Reference of the bank; empty: derived from the number of the order. */
  reference: string
}

interface Work {
  order: StoredOrder
  repayment: Repayment
  owing: Owing
  origin: Origin
  now: string
}

/** Pays back money that no invoice of an order covers: by the provider, through `MoveMoney`, or by staff. */
@inject()
export class RepayOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly giveBack: GiveBack,
    private readonly outbox: Outbox
  ) {}

  /**
   * A repeated call changes nothing.
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
    const { order, repayment, owing } = work
    const { isByProvider } = repayment
    if (owing.owed === 0) throw nothingToPayBack()
    const amount = repayment.amount ?? (isByProvider ? owing.byProvider : owing.owed)
    const most = owing.owed
    if (amount > most) throw repaymentTooMuch({ most: { amount: most, currency: order.currency } }, 'amount', { most })
    return isByProvider ? this.#byProvider(trx, work, amount) : this.#byStaff(trx, work, amount)
  }

  async #byProvider(trx: Transaction, { order, owing, origin, now }: Work, amount: number): Promise<number> {
    const { byProvider: most, paymentId } = owing
    if (paymentId === null || amount === 0 || amount > most) {
      throw refundNotByProvider({ most: { amount: most, currency: order.currency } }, undefined, { most })
    }
    const asking = { amount, paymentId, origin, isTold: true, isSentByCaller: true }
    const { id, moment } = await this.giveBack.ask(trx, order, asking)
    const changes = leftToPayBack(order, owing, amount)
    await runWrites(trx, historyWrites(trx, { orderId: order.id, origin, now }, { ...moment, changes }))
    return id
  }

  async #byStaff(trx: Transaction, { order, repayment, owing, origin, now }: Work, amount: number): Promise<number> {
    const run = inside(trx)
    const { id: orderId, number, currency, paymentCode } = order
    const [before] = await run<{ count: number }>(
      'select count(*) as count from sales_transactions where order_id = ?',
      [orderId]
    )
    const method = repayment.method || paymentCode || 'staff'
    const reference = repayment.reference || `${number}-R${Number(before?.count) + 1}`
    const about = { orderId, paymentId: null, invoiceId: null, kind: 'refunded' as const, raw: 'staff', details: {} }
    const written = await writeTransaction(trx, { ...about, method, reference, amount, currency }, origin, now)
    if (!written.isNews) throw transactionKnown({}, 'reference')
    const details = { reference, amount: { amount, currency } }
    const moment: OrderMoment = {
      kind: 'repaid',
      details,
      isTold: true,
      changes: leftToPayBack(order, owing, amount),
      documents: [{ subject: 'sales.transactions', id: written.id, action: 'created' }],
    }
    await runWrites(trx, [
      ...historyWrites(trx, { orderId, origin, now }, moment),
      this.outbox.write(trx, moneyReturned(orderId, written.id)),
    ])
    return written.id
  }
}

/** The amount owed to the customer, before and after, for the audit log. */
function leftToPayBack({ currency }: StoredOrder, { owed }: Owing, amount: number): AuditEntry['changes'] {
  return {
    toPayBack: [
      { amount: owed, currency },
      { amount: owed - amount, currency },
    ],
  }
}
