import type { Locale } from '#core/i18n/locales'
import type { PaymentInstructions } from '#plugins/sales/contracts/payment_method'
import type { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/**
 * How a customer pays their order, or `due` of it (minor units); null: nothing is due, or the method has no instructions.
 */
export async function dueInstructions(
  methods: PaymentMethods,
  order: StoredOrder,
  { locale, due: wanted }: { locale: Locale; due?: number | undefined }
): Promise<PaymentInstructions | null> {
  const { id, number, channel, currency, email, paymentCode, paid, state } = order
  const total = order.total - order.settled
  if (state === 'canceled' || state === 'closed' || total <= paid) return null
  const method = await methods.find(paymentCode)
  const due = { orderId: id, number, amount: wanted ?? total - paid, currency, locale, channel, email }
  return method?.instructions?.(due) ?? null
}
