import { personName } from '#core/text/person_name'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/** What is left of an address once nobody is to know whose it was. */
export const NOWHERE = JSON.stringify({
  firstName: '',
  lastName: '',
  company: null,
  street: '',
  additional: null,
  postcode: null,
  city: '',
  state: null,
  country: '',
  phone: null,
})

/** A stored address as one line of text; empty: there is none. */
export function inOneLine(address: string | null): string {
  if (address === null) return ''
  const { firstName, lastName, company, street, additional, postcode, city, country } = JSON.parse(
    address
  ) as PostalAddress
  return [personName({ firstName, lastName }), company, street, additional, postcode, city, country]
    .filter(Boolean)
    .join(', ')
}
