import { personName } from '#core/text/person_name'
import type { FrozenCustomer } from '#plugins/sales/documents/frozen'
import type { OrderingCustomer } from '#plugins/sales/orders/services/stored_order'
import type { StoredCart } from '#plugins/sales/cart/services/stored_cart'

/** A customer who requests a quote. */
export type Requester = OrderingCustomer

/** Recipient of a quote as documents name them. */
interface Named {
  email: string
  name: string
  frozen: Omit<FrozenCustomer, 'group'>
}

/** The recipient of a quote, from the account, or for a guest from the address of the cart. */
export function requesterOf(
  customer: Requester | null,
  { billing, email }: Pick<StoredCart, 'billing' | 'email'>
): Named {
  if (customer) {
    const { email: own, kind, firstName, lastName, company, registrationNumber, vatNumber, phone } = customer
    const frozen = { kind, firstName, lastName, company, registrationNumber, vatNumber, phone }
    return { email: own, name: personName(frozen), frozen }
  }
  const { firstName = '', lastName = '', company = null, phone = null } = billing ?? {}
  const kind = company ? ('professional' as const) : ('individual' as const)
  const frozen = { kind, firstName, lastName, company, phone, registrationNumber: null, vatNumber: null }
  return { email: email ?? '', name: personName({ firstName, lastName }), frozen }
}
