import type { OrderingCustomer } from '#plugins/sales/services/orders/order_values'
import type { StoredCart } from '#plugins/sales/services/cart/stored_cart'

/** A customer who asks for a quote, as documents name them. */
export type Requester = OrderingCustomer

/** Who a quote is for: the account, or the guest as the address of the cart tells. */
export function requesterOf(customer: Requester | null, { billing, email }: Pick<StoredCart, 'billing' | 'email'>) {
  if (customer) {
    const { id: _id, email: own, ...frozen } = customer
    return { email: own, name: `${frozen.firstName} ${frozen.lastName}`.trim(), frozen }
  }
  const { firstName = '', lastName = '', company = null, phone = null } = billing ?? {}
  const frozen = {
    ...{ kind: company ? 'professional' : 'individual', firstName, lastName, company, phone },
    ...{ registrationNumber: null, vatNumber: null },
  }
  return { email: email ?? '', name: `${firstName} ${lastName}`.trim(), frozen }
}
