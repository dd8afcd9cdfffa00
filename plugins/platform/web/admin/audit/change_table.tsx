import { Table } from '@mantine/core'
import { useWords } from '#web/lib/i18n'

export interface Change {
  field: string
  label: string
  before: string | null
  after: string | null
}

interface ChangeTableProps {
  changes: Change[]
  /** What the table is of, for those who hear it. */
  caption: string
}

const top = { verticalAlign: 'top' }

/** What a change made of each field. */
export function ChangeTable({ changes, caption }: ChangeTableProps) {
  const t = useWords()
  return (
    <Table layout="fixed" verticalSpacing="xs" styles={{ th: top, td: top }} style={{ overflowWrap: 'anywhere' }}>
      <caption className="sr-only">{caption}</caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('platform.audit_screens.field')}</Table.Th>
          <Table.Th scope="col">{t('platform.audit_screens.before')}</Table.Th>
          <Table.Th scope="col">{t('platform.audit_screens.after')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map(({ field, label, before, after }) => (
          <Table.Tr key={field}>
            <Table.Th scope="row" fw={500}>
              {label}
            </Table.Th>
            <Table.Td>{before === null ? <Nothing /> : before}</Table.Td>
            <Table.Td>{after === null ? <Nothing /> : after}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Nothing() {
  const t = useWords()
  return (
    <span className="admin-nothing" aria-label={t('platform.audit_screens.nothing')}>
      –
    </span>
  )
}
