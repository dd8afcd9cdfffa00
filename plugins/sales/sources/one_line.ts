import type { PostalAddress } from '#plugins/sales/contracts/address'

/** A stored address as one line of text; empty: there is none. */
export function inOneLine(address: string | null): string {
  if (address === null) return ''
  const { firstName, lastName, company, street, additional, postcode, city, country } = JSON.parse(
    address
  ) as PostalAddress
  return [`${firstName} ${lastName}`, company, street, additional, postcode, city, country].filter(Boolean).join(', ')
}
