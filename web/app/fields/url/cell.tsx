import { Anchor } from '@mantine/core'
import type { CellProps } from '../field_props'

export function UrlCell({ value }: CellProps) {
  const address = String(value)
  // A path of the shop is shown as it is: the back office is another place.
  if (address.startsWith('/')) return <>{address}</>
  return (
    <Anchor size="sm" href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\//, '')}
    </Anchor>
  )
}
