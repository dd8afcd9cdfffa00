import type { CustomerRecord } from '#plugins/users/index'
import type { OrderDraft, OrderAmounts } from '#plugins/sales/services/orders/order_draft'
import type { OrderState } from '#plugins/sales/states/order_states'
import type { RowValues } from '#plugins/sales/services/documents/insert_row'
import type { Shopper } from '#plugins/sales/services/shopper'
import type { WorkedCart } from '#plugins/sales/services/cart/work_out_cart'

/** Who orders, as their documents name them. */
export type OrderingCustomer = Pick<
  CustomerRecord,
  'id' | 'email' | 'kind' | 'firstName' | 'lastName' | 'company' | 'registrationNumber' | 'vatNumber' | 'phone'
>

/** What a customer declared with their order, and from where: the shop must be able to show it. */
export interface Declarations {
  /** When they accepted the terms of sale. */
  terms: string
  /** Which version of them; absent in orders that are older than versions. */
  termsVersion?: string
  /** They said that they are of age, or their date of birth does. */
  isOfAge: boolean
  ip: string
}

interface Placed {
  shopper: Shopper
  customer: OrderingCustomer
  declarations: Declarations
  worked: WorkedCart
  draft: OrderDraft
  payment: { code: string; title: string; state: OrderState }
  number: string
  now: string
}

/** The columns of an order's own row. */
export function orderValues(placed: Placed): RowValues {
  const { shopper, customer, declarations, worked, draft, payment, number, now } = placed
  const { cart, paid, ships } = worked
  const { id, email, firstName, lastName, ...frozen } = customer
  const delivery = ships ? (cart.isSameAddress ? cart.billing : cart.delivery) : null
  return {
    ...{ number, cart_id: cart.id, customer_id: id, channel: shopper.channel, locale: shopper.locale },
    ...{ state: payment.state, email, customer_name: `${firstName} ${lastName}`.trim() },
    customer: JSON.stringify({ firstName, lastName, ...frozen, group: shopper.group }),
    billing: JSON.stringify(cart.billing),
    delivery: delivery && JSON.stringify(delivery),
    ...{ currency: paid.currency, base_currency: paid.baseCurrency, exchange_rate: paid.rate },
    ...amountColumns('', draft.amounts),
    ...amountColumns('base_', draft.base),
    shipping: draft.shipping && JSON.stringify(draft.shipping),
    ...{ payment_code: payment.code, payment_title: payment.title, coupon_code: cart.couponCode },
    ...{ comment: cart.comment, shows_net: shopper.showsNet, declarations: JSON.stringify(declarations) },
    ...{ placed_at: now, created_at: now, updated_at: now },
  }
}

function amountColumns(prefix: string, amounts: OrderAmounts): RowValues {
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [`${prefix}${name}_amount`, amount]))
}
