import { inject } from '@adonisjs/core'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { WriteMovement } from '#plugins/sales/payments/services/write_movement'
import { dialectOf } from '#core/database/write_set'
import { inside } from '#plugins/sales/database/statements'
import { owedByProvider, owedMoney } from '#plugins/sales/payments/services/owed_money'
import { readMoney } from '#plugins/sales/payments/services/provider_money'
import type { OrderMoment } from '#plugins/sales/orders/services/order_history'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { Transaction } from '#core/database/store'

/** Money of an order that is owed to its customer without a credit note. */
export interface Owing {
  owed: number
  /** Part of it that the provider can refund. */
  byProvider: number
  /** Null: no provider holds anything. */
  paymentId: number | null
}

/** A refund request. */
interface Asking {
  amount: number
  paymentId: number
  origin: Origin
  /** The customer is notified once it is refunded. */
  isTold: boolean
  isSentByCaller: boolean
}

/** Has a provider refund what was paid of an order and is not invoiced. */
@inject()
export class GiveBack {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly write: WriteMovement
  ) {}

  /** The order is locked; its lines are current. */
  async owing(trx: Transaction, order: StoredOrder): Promise<Owing> {
    const { money, asked } = await readMoney(inside(trx), dialectOf(trx), order.id)
    const owing = owedMoney(order, asked)
    const method = money && (await this.methods.find(money.payment.method))
    const byProvider = owedByProvider(order, owing, money, method)
    return { owed: owing.owed, byProvider, paymentId: money?.payment.id ?? null }
  }

  /** Queues the refund request. Returns the id of the movement, and the entry for the history. */
  async ask(trx: Transaction, order: StoredOrder, asking: Asking): Promise<{ id: number; moment: OrderMoment }> {
    const { currency } = order
    const id = await this.write.execute(trx, { kind: 'refund', order, currency, ...asking })
    return { id, moment: { kind: 'repay_asked', details: { amount: { amount: asking.amount, currency } } } }
  }
}
