import { paymentAddresses } from '#plugins/sales/services/orders/payment_addresses'
import type { Locale } from '#core/i18n/locales'
import type { PaymentInstructions } from '#plugins/sales/contracts/payment_method'
import type { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/**
 * What somebody is to do to pay their order, or `due` of it (minor units); null: nothing waits for them, or there is
 * nothing to tell.
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
  const addresses = paymentAddresses({ token: '', method: paymentCode })
  const due = { orderId: id, number, amount: wanted ?? total - paid, currency, locale, channel, email, ...addresses }
  return method?.instructions?.(due) ?? null
}
