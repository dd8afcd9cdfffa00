import { Anchor } from '@mantine/core'
import type { CellProps } from '../field_props'

export function EmailCell({ value }: CellProps) {
  return (
    <Anchor size="sm" href={`mailto:${String(value)}`}>
      {String(value)}
    </Anchor>
  )
}
