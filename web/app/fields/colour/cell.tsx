import { ColorSwatch, Group } from '@mantine/core'
import type { CellProps } from '../field_props'

export function ColourCell({ value }: CellProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <ColorSwatch size={16} color={String(value)} />
      {String(value)}
    </Group>
  )
}
