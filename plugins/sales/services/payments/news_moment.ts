import type { OrderMoment } from '#plugins/sales/services/orders/order_history'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'

/** What a provider said, for the history of an order. */
export function newsMoment(news: PaymentNews, told: OrderMoment['kind'] = 'payment_news'): OrderMoment {
  const { kind, reference, amount, currency, number, message = '' } = news
  return { kind: told, text: message, details: { number, reference, amount: { amount, currency }, news: kind } }
}
