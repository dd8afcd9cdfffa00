import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { WriteMovement } from '#plugins/sales/services/payments/write_movement'
import { dialectOf, runWrites } from '#core/database/write_set'
import { Outbox } from '#core/events/outbox'
import { moneyReturned } from '#plugins/sales/services/payments/money_returned'
import { inside } from '#plugins/sales/database/statements'
import { readMoney } from '#plugins/sales/services/payments/provider_money'
import { refundNotByProvider } from '#plugins/sales/errors/payments'
import { writeTransaction } from '#plugins/sales/services/documents/write_transaction'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'
import type { Transaction } from '#core/database/store'

interface PaidBack {
  order: Pick<StoredOrder, 'id' | 'number' | 'currency' | 'paymentCode'>
  /** The credit note whose money goes back. */
  refund: { id: number; number: string; amount: number }
  isByProvider: boolean
  origin: Origin
  /** The customer waits for it since the provider refused: they are sent a mail once it has gone. */
  isTold?: boolean
}

/** How the money of a credit note goes back: its provider is to be asked, or staff give it and that is written down. */
@inject()
export class PayBack {
  constructor(
    private readonly clock: Clock,
    private readonly methods: PaymentMethods,
    private readonly write: WriteMovement,
    private readonly outbox: Outbox
  ) {}

  /** The order is held. @throws refundNotByProvider */
  async execute(trx: Transaction, { order, refund, isByProvider, origin, isTold = false }: PaidBack): Promise<void> {
    const { id: orderId, currency, paymentCode } = order
    const { amount, number } = refund
    if (!isByProvider) {
      const money = { method: paymentCode || 'staff', reference: number, kind: 'refunded' as const, raw: 'staff' }
      const about = { orderId, paymentId: null, invoiceId: null, amount, currency, details: {} }
      const { id } = await writeTransaction(inside(trx), { ...about, ...money }, origin, this.clock.iso())
      if (isTold) await runWrites(trx, [this.outbox.write(trx, moneyReturned(orderId, id))])
      return
    }
    const { money } = await readMoney(inside(trx), dialectOf(trx), orderId)
    const method = money && (await this.methods.find(money.payment.method))
    const most = method?.refund ? (money?.toGiveBack ?? 0) : 0
    if (!money || amount > most) {
      throw refundNotByProvider({ most: { amount: most, currency } }, undefined, { most })
    }
    const asked = { order, paymentId: money.payment.id, refundId: refund.id, amount, currency, origin, isTold }
    await this.write.execute(trx, { ...asked, kind: 'refund', isAskedAtOnce: true })
  }
}
