import type { Declarations } from '#plugins/sales/services/orders/order_values'
import type { OrderAmounts } from '#plugins/sales/services/orders/order_draft'
import type { OrderState } from '#plugins/sales/states/order_states'
import type { QuoteDraft } from '#plugins/sales/services/quotes/quote_draft'
import type { RowValues } from '#plugins/sales/services/documents/insert_row'
import type { StoredQuote } from '#plugins/sales/services/quotes/stored_quote'

interface Accepted {
  quote: StoredQuote
  draft: QuoteDraft
  payment: { code: string; title: string; state: OrderState }
  declarations: Declarations
  number: string
  now: string
}

/** The columns of the order that a quote becomes. */
export function orderOfQuote({ quote, draft, payment, declarations, number, now }: Accepted): RowValues {
  const { delivery, shipping } = { delivery: quote.delivery, shipping: draft.shipping }
  return {
    ...{ number, cart_id: null, customer_id: quote.customerId, channel: quote.channel, locale: quote.locale },
    ...{ state: payment.state, email: quote.email, customer_name: quote.customerName },
    customer: JSON.stringify(quote.customer),
    billing: JSON.stringify(quote.billing),
    delivery: delivery && JSON.stringify(delivery),
    ...{ currency: quote.currency, base_currency: quote.baseCurrency, exchange_rate: quote.exchangeRate },
    ...columns('', draft.amounts),
    ...columns('base_', draft.base),
    shipping: shipping && JSON.stringify(shipping),
    ...{ payment_code: payment.code, payment_title: payment.title, coupon_code: draft.couponCode },
    ...{ comment: quote.comment, shows_net: quote.showsNet, declarations: JSON.stringify(declarations) },
    ...{ placed_at: now, created_at: now, updated_at: now },
  }
}

function columns(prefix: string, amounts: OrderAmounts): RowValues {
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [`${prefix}${name}_amount`, amount]))
}
