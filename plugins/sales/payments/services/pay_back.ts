import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { WriteMovement } from '#plugins/sales/payments/services/write_movement'
import { dialectOf, runWrites } from '#core/database/write_set'
import { Outbox } from '#core/events/outbox'
import { moneyReturned } from '#plugins/sales/payments/services/money_returned'
import { inside } from '#plugins/sales/database/statements'
import { readMoney } from '#plugins/sales/payments/services/provider_money'
import { transactionKnown, refundNotByProvider } from '#plugins/sales/payments/errors'
import { writeTransaction } from '#plugins/sales/payments/services/write_transaction'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { Transaction } from '#core/database/store'

interface PaidBack {
  order: Pick<StoredOrder, 'id' | 'number' | 'currency' | 'paymentCode'>
  /** The credit note to refund. */
  refund: { id: number; number: string; amount: number }
  origin: Origin
  /** The provider refused before, so the customer is notified once it is refunded. */
  isTold?: boolean
}

/** A refund that staff made themselves. */
export interface StaffPayment {
  /** Name of a payment method; empty: that of the order. */
  method: string
  /** Reference of the bank; empty: the number of the credit note. */
  reference: string
  /** Day of the payment: `2026-11-25`. */
  paidOn: string
}

/** Refunds the money of a credit note: by its provider, or by recording what staff paid. */
@inject()
export class PayBack {
  constructor(
    private readonly clock: Clock,
    private readonly methods: PaymentMethods,
    private readonly write: WriteMovement,
    private readonly outbox: Outbox
  ) {}

  /** Records a refund by staff. The order is locked. Returns its method and reference. @throws transactionKnown */
  async byStaff(
    trx: Transaction,
    { order, refund, origin, isTold = false }: PaidBack,
    { method: said, reference: named, paidOn }: StaffPayment
  ): Promise<{ method: string; reference: string }> {
    const { id: orderId, currency, paymentCode } = order
    const [method, reference] = [said || paymentCode || 'staff', named || refund.number]
    const money = { method, reference, kind: 'refunded' as const, raw: 'staff', amount: refund.amount, currency }
    const about = { orderId, paymentId: null, invoiceId: null, details: { paidOn } }
    const { id, isNews } = await writeTransaction(trx, { ...about, ...money }, origin, this.clock.iso())
    if (!isNews) throw transactionKnown({}, 'reference')
    if (isTold) await runWrites(trx, [this.outbox.write(trx, moneyReturned(orderId, id))])
    return { method, reference }
  }

  /** Queues a refund by the provider. The order is locked. @throws refundNotByProvider */
  async byProvider(trx: Transaction, { order, refund, origin, isTold = false }: PaidBack): Promise<void> {
    const { id: orderId, currency } = order
    const { amount } = refund
    const { money } = await readMoney(inside(trx), dialectOf(trx), orderId)
    const method = money && (await this.methods.find(money.payment.method))
    const most = method?.refund ? (money?.toGiveBack ?? 0) : 0
    if (!money || amount > most) {
      throw refundNotByProvider({ most: { amount: most, currency } }, undefined, { most })
    }
    const asked = { order, paymentId: money.payment.id, refundId: refund.id, amount, currency, origin, isTold }
    await this.write.execute(trx, { ...asked, kind: 'refund', isSentByCaller: true })
  }
}
