import { Alert, Table, Text } from '@mantine/core'
import { useWords } from '#web/lib/i18n'
import type { BulkPreview, UnchangedRow } from './bulk_action'

/** A preview of a bulk action. */
export function Preview({ preview }: { preview: BulkPreview }) {
  const t = useWords()
  const { total, summary, rows, kept = [], isDeletion = false } = preview
  return (
    <div role="status">
      <Text fw={600}>
        {summary ?? t(isDeletion ? 'admin.bulk.will_go' : 'admin.bulk.will_change', { count: total })}
      </Text>
      {rows.length > 0 && (
        <Table mt="xs" aria-label={t('admin.bulk.preview')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t(isDeletion ? 'admin.bulk.along' : 'admin.bulk.row')}</Table.Th>
              <Table.Th>{t('admin.bulk.before')}</Table.Th>
              <Table.Th>{t('admin.bulk.after')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row, at) => (
              <Table.Tr key={at}>
                <Table.Td>{row.label}</Table.Td>
                <Table.Td>{row.before}</Table.Td>
                <Table.Td fw={600}>{row.after}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {!isDeletion && rows.length > 0 && total > rows.length && (
        <Text c="dimmed">{t('admin.bulk.more', { count: total - rows.length })}</Text>
      )}
      {kept.length > 0 && <UnchangedRows rows={kept} />}
    </div>
  )
}

/** Rows that are not changed, each with the reason. */
export function UnchangedRows({ rows }: { rows: readonly UnchangedRow[] }) {
  const t = useWords()
  return (
    <Alert color="yellow" mt="sm" title={t('admin.bulk.kept', { count: rows.length })}>
      <ul className="admin-kept" tabIndex={0} aria-label={t('admin.bulk.kept', { count: rows.length })}>
        {rows.map(({ label, reason }, at) => (
          <li key={at}>
            <strong>{label}</strong> – {reason}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
