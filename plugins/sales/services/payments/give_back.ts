import { inject } from '@adonisjs/core'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { WriteMovement } from '#plugins/sales/services/payments/write_movement'
import { dialectOf } from '#core/database/write_set'
import { inside } from '#plugins/sales/database/statements'
import { owedByProvider, owedMoney } from '#plugins/sales/services/payments/owed_money'
import { readMoney } from '#plugins/sales/services/payments/provider_money'
import type { OrderMoment } from '#plugins/sales/services/orders/order_history'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'
import type { Transaction } from '#core/database/store'

/** Money of an order that is owed without a credit note, as it stands before somebody gives it back. */
export interface Owing {
  owed: number
  /** What the provider can give of it. */
  byProvider: number
  /** Null: no provider holds anything. */
  paymentId: number | null
}

/** How it is asked for. */
interface Asking {
  amount: number
  paymentId: number
  origin: Origin
  /** The customer is sent a mail once it has gone. */
  isTold: boolean
  isAskedAtOnce: boolean
}

/** Has a provider give back what was paid of an order and nothing bills. */
@inject()
export class GiveBack {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly write: WriteMovement
  ) {}

  /** The order is held, with its lines as they are now. */
  async owing(trx: Transaction, order: StoredOrder): Promise<Owing> {
    const { money, asked } = await readMoney(inside(trx), dialectOf(trx), order.id)
    const owing = owedMoney(order, asked)
    const method = money && (await this.methods.find(money.payment.method))
    const byProvider = owedByProvider(order, owing, money, method)
    return { owed: owing.owed, byProvider, paymentId: money?.payment.id ?? null }
  }

  /** Writes what the provider is to be asked for. Gives the id of the movement, and what the history says of it. */
  async ask(trx: Transaction, order: StoredOrder, asking: Asking): Promise<{ id: number; moment: OrderMoment }> {
    const { currency } = order
    const id = await this.write.execute(trx, { kind: 'refund', order, currency, ...asking })
    return { id, moment: { kind: 'repay_asked', details: { amount: { amount: asking.amount, currency } } } }
  }
}
