import type { OrderMoment } from '#plugins/sales/orders/services/order_history'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'

/** The history entry of a provider's news. */
export function newsMoment(news: PaymentNews, told: OrderMoment['kind'] = 'payment_news'): OrderMoment {
  const { kind, reference, amount, currency, number, message = '' } = news
  return { kind: told, text: message, details: { number, reference, amount: { amount, currency }, news: kind } }
}
