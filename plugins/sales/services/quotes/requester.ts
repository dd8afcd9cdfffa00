import type { FrozenCustomer } from '#plugins/sales/services/orders/stored_order'
import type { OrderingCustomer } from '#plugins/sales/services/orders/order_values'
import type { StoredCart } from '#plugins/sales/services/cart/stored_cart'

/** A customer who asks for a quote, as documents name them. */
export type Requester = OrderingCustomer

/** Who a quote is for, as documents name them. */
interface Named {
  email: string
  name: string
  frozen: Omit<FrozenCustomer, 'group'>
}

/** Who a quote is for: the account, or the guest as the address of the cart tells. */
export function requesterOf(
  customer: Requester | null,
  { billing, email }: Pick<StoredCart, 'billing' | 'email'>
): Named {
  if (customer) {
    const { email: own, kind, firstName, lastName, company, registrationNumber, vatNumber, phone } = customer
    const frozen = { kind, firstName, lastName, company, registrationNumber, vatNumber, phone }
    return { email: own, name: `${frozen.firstName} ${frozen.lastName}`.trim(), frozen }
  }
  const { firstName = '', lastName = '', company = null, phone = null } = billing ?? {}
  const kind = company ? ('professional' as const) : ('individual' as const)
  const frozen = { kind, firstName, lastName, company, phone, registrationNumber: null, vatNumber: null }
  return { email: email ?? '', name: `${firstName} ${lastName}`.trim(), frozen }
}
