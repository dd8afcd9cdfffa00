import { Text } from '@mantine/core'
import type { StaffOrder } from './order_data'

/** An address as it stands on a parcel; `countries` names them by code. */
export function Postal({ address, countries }: { address: StaffOrder['billing']; countries: Record<string, string> }) {
  const { firstName, lastName, company, street, additional, postcode, city, state, country, phone } = address
  const place = [postcode, city].filter(Boolean).join(' ')
  const lines = [`${firstName} ${lastName}`, company, street, additional, place, state, countries[country] ?? country]
  return (
    <address style={{ fontStyle: 'normal' }}>
      {[...lines, phone].filter(Boolean).map((line, at) => (
        <Text key={at} size="sm">
          {line}
        </Text>
      ))}
    </address>
  )
}
