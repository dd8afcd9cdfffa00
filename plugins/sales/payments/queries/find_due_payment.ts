import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { outside } from '#plugins/sales/database/statements'
import { readOrder } from '#plugins/sales/orders/services/order_reads'
import type { PaymentToExplain } from '#plugins/sales/contracts/payment_method'

/** What a customer has still to pay of an order, and how. */
export interface DuePayment extends PaymentToExplain {
  /** Name of the payment method. */
  method: string
}

/** Finds what is due of a customer's own order, for the pages of payment methods. */
@inject()
export class FindDuePayment {
  constructor(private readonly store: Store) {}

  /** An amount of 0: nothing is due. @throws orderNotFound, also for an order of another customer */
  async execute(customerId: number, number: string): Promise<DuePayment> {
    const order = await readOrder(outside(this.store), this.store.dialect, { number, customerId })
    if (!order) throw orderNotFound()
    const { id: orderId, channel, currency, email, locale, paymentCode: method, state } = order
    const isOver = state === 'canceled' || state === 'closed'
    const amount = isOver ? 0 : Math.max(order.total - order.settled - order.paid, 0)
    return { orderId, number, amount, currency, locale, channel, email, method }
  }
}
