import { Anchor, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from '#web/ui/link'

export interface Fact {
  label: string
  value: ReactNode
  /** Address of the screen that tells more. */
  to?: string | null
}

/** Names with what they are. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Table verticalSpacing={4} layout="fixed">
      <Table.Tbody>
        {facts.map(({ label, value, to = null }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" w={{ base: 120, sm: 200 }}>
              {label}
            </Table.Th>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>
              {to ? (
                <Anchor component={Link} to={to}>
                  {value}
                </Anchor>
              ) : (
                value
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
