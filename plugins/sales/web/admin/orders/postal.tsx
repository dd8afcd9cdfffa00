import { Text } from '@mantine/core'
import type { StaffOrder } from './order_data'

interface PostalProps {
  address: StaffOrder['billing']
  /** Names of countries by code. */
  countries: Record<string, string>
  /** The name above it, which it does not say again. */
  above?: string
}

/** An address as it stands on a parcel. */
export function Postal({ address, countries, above }: PostalProps) {
  const { firstName, lastName, company, street, additional, postcode, city, state, country, phone } = address
  const place = [postcode, city].filter(Boolean).join(' ')
  const lines = [`${firstName} ${lastName}`, company, street, additional, place, state, countries[country] ?? country]
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
