import type { PostalAddress } from '#plugins/sales/contracts/address'

/** What is left of an address once nobody is to know whose it was. */
export const NOWHERE = JSON.stringify({
  ...{
    firstName: '',
    lastName: '',
    company: null,
    street: '',
    additional: null,
    postcode: null,
    city: '',
    state: null,
  },
  ...{ country: '', phone: null },
})

/** An address that is stored as JSON, in one line. */
export function inOneLine(address: string): string {
  const { firstName, lastName, company, street, additional, postcode, city, country } = JSON.parse(
    address
  ) as PostalAddress
  return [`${firstName} ${lastName}`, company, street, additional, postcode, city, country].filter(Boolean).join(', ')
}
