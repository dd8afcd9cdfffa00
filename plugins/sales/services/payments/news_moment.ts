import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { formatMoney } from '#core/money/format_money'
import type { OrderMoment } from '#plugins/sales/services/orders/order_history'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'

/** What a provider said, for the history of an order. */
export function newsMoment(news: PaymentNews, told: OrderMoment['kind'] = 'payment_news'): OrderMoment {
  const { kind, reference, amount, currency, number, message = '' } = news
  const words = formatMoney(DEFAULT_LOCALE, { amount, currency })
  return { kind: told, text: message, details: { number, reference, amount: words, news: kind } }
}
