import { inject } from '@adonisjs/core'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { amountToPay, awaitsPayment, isOpenAttempt } from '#plugins/sales/payments/services/awaits_payment'
import { paymentContext } from '#plugins/sales/payments/services/payment_context'
import type { Named } from '#plugins/sales/shared/contributions'
import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** Finds the methods by which the customer may pay an order that stands. */
@inject()
export class FindOrderPayments {
  constructor(private readonly methods: PaymentMethods) {}

  /**
   * In display order, without the method whose payment cannot begin again. `attempts`: the states of all attempts, the last
   * one first. Empty: the order does not wait for a payment.
   */
  async execute(order: StoredOrder, attempts: readonly string[]): Promise<Named<PaymentMethod>[]> {
    if (!awaitsPayment(order, attempts)) return []
    const offered = await this.methods.offered(paymentContext(order, amountToPay(order)))
    return offered.filter(
      ({ name, contribution }) => name !== order.paymentCode || goesOn(contribution, isOpenAttempt(attempts[0]))
    )
  }
}

/** Whether the method that the order has leads to a payment page again. */
function goesOn({ state, retry }: PaymentMethod, isOpen: boolean): boolean {
  return state === 'pending_payment' && (isOpen || retry === true)
}
