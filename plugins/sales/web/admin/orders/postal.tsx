import { Text } from '@mantine/core'
import { personName } from '#web/lib/person_name'
import type { StaffOrder } from './order_data'

interface PostalProps {
  address: StaffOrder['billing']
  /** Names of countries by code. */
  countries: Record<string, string>
  /** The name shown above, which is left out of the address. */
  above?: string
}

/** A postal address in the format of a label. */
export function Postal({ address, countries, above }: PostalProps) {
  const { firstName, lastName, company, street, additional, postcode, city, state, country, phone } = address
  const place = [postcode, city].filter(Boolean).join(' ')
  const lines = [
    personName({ firstName, lastName }),
    company,
    street,
    additional,
    place,
    state,
    countries[country] ?? country,
  ]
  return (
    <address style={{ fontStyle: 'normal' }}>
      {[...lines, phone]
        .filter((line) => line && line !== above)
        .map((line, at) => (
          <Text key={at} size="sm">
            {line}
          </Text>
        ))}
    </address>
  )
}
