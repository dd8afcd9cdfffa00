import { personName } from '#web/lib/person_name'
import type { Cart } from '../../cart_data'
import type { Country } from '../addresses/address_values'

interface PostalProps {
  address: NonNullable<Cart['addresses']['billing']>
  countries: Country[]
}

/** An address in one line, with the country if it is a foreign one. */
export function Postal({ address, countries }: PostalProps) {
  const { firstName, lastName, company, street, additional, postcode, city, country } = address
  const nameOf = countries.find(({ code }) => code === country)?.name ?? country
  const place = [postcode, city].filter(Boolean).join(' ')
  const lines = [
    personName({ firstName, lastName }),
    company,
    street,
    additional,
    place,
    country === 'FR' ? null : nameOf,
  ]
  return lines.filter(Boolean).join(', ')
}
