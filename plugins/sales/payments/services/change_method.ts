import { orders } from '#plugins/sales/orders/tables'
import { orderStates } from '#plugins/sales/orders/order_states'
import type { OrderMoment } from '#plugins/sales/orders/services/order_history'
import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { Transaction } from '#core/database/store'

export interface ChosenMethod {
  code: string
  method: PaymentMethod
}

/** Gives an unpaid order another payment method. The order is locked. Returns entries for its history. */
export async function changeMethod(
  trx: Transaction,
  order: StoredOrder,
  { code, method }: ChosenMethod
): Promise<OrderMoment[]> {
  const { id, state: from, paymentCode, paymentTitle, locale, channel } = order
  const { title } = method.describe(locale, channel)
  const to =
    method.state === from
      ? from
      : orderStates.transition(from, method.state === 'pending' ? 'defer_payment' : 'await_payment')
  await orders.update(trx, { id }, { paymentCode: code, paymentTitle: title, state: to })
  const changed: OrderMoment = {
    kind: 'payment_changed',
    details: { before: paymentTitle, after: title },
    changes: { payment_code: [paymentCode, code] },
  }
  return to === from ? [changed] : [changed, { kind: 'state', from, to }]
}
