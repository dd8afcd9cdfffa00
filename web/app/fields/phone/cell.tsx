import { Anchor } from '@mantine/core'
import type { CellProps } from '../field_props'

export function PhoneCell({ value }: CellProps) {
  return (
    <Anchor size="sm" href={`tel:${String(value).replaceAll(/[^+\d]/g, '')}`} className="admin-nowrap">
      {String(value)}
    </Anchor>
  )
}
