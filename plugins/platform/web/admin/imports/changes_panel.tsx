import { Alert, Badge, Group, Table, Text } from '@mantine/core'
import { Pages } from '#web/admin/bulk/change_rows'
import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { ReportData, TrialChanges } from './import_data'

type Counts = ReportData['changes']
type Thing = TrialChanges['data'][number]

/** Which of the changes are shown. */
export interface ShownChanges {
  field: string | null
  isCleared: boolean
}

interface ChangesPanelProps {
  report: Pick<ReportData, 'changes' | 'kept'>
  changes: TrialChanges
  shown: ShownChanges
}

/** The changes of existing records in a trial: counts by field, then all values before and after, in pages. */
export function ChangesPanel({ report, changes, shown }: ChangesPanelProps) {
  const t = useWords()
  const cleared = sumOf(report.changes, 'cleared')
  const kept = sumOf(report.kept, 'cleared')
  if (report.changes.length === 0 && kept === 0) return null
  const title = t('platform.imports.changes.title')
  return (
    <section className="admin-panel" aria-label={title}>
      <h2>{title}</h2>
      {cleared > 0 && (
        <Alert color="red" mb="sm" title={t('platform.imports.changes.cleared', { count: cleared })}>
          <ClearedFields counts={report.changes} />
        </Alert>
      )}
      {kept > 0 && (
        <Alert color="gray" mb="sm" title={t('platform.imports.changes.kept', { count: kept })}>
          <ClearedFields counts={report.kept} />
        </Alert>
      )}
      {report.changes.length > 0 && <Filters counts={report.changes} cleared={cleared} shown={shown} />}
      {changes.data.length > 0 && <ChangedValues things={changes.data} title={title} />}
      <Pages page={changes.meta} />
    </section>
  )
}

/** How many values go without another one taking their place. */
export function sumOf(counts: Counts, kind: 'changed' | 'cleared'): number {
  return counts.reduce((sum, count) => sum + count[kind], 0)
}

/** « Catégories 3, Code-barres 9 » */
export function ClearedFields({ counts }: { counts: Counts }) {
  const locale = useLocale()
  const named = counts.filter(({ cleared }) => cleared > 0)
  return <>{named.map(({ label, cleared }) => `${label}\u00a0${formatNumber(locale, cleared)}`).join(', ')}</>
}

function Filters({ counts, cleared, shown }: { counts: Counts; cleared: number; shown: ShownChanges }) {
  const t = useWords()
  const locale = useLocale()
  const filters = [
    { key: 'all', search: '?', label: t('platform.imports.changes.all'), isOn: !shown.field && !shown.isCleared },
    ...(cleared > 0
      ? [
          {
            key: 'cleared',
            search: '?cleared=1',
            label: t('platform.imports.changes.only_cleared'),
            isOn: shown.isCleared,
          },
        ]
      : []),
    ...counts.map(({ field, label, changed }) => ({
      key: field,
      search: `?field=${encodeURIComponent(field)}`,
      label: `${label} ${formatNumber(locale, changed)}`,
      isOn: shown.field === field,
    })),
  ]
  return (
    <Group component="nav" gap="xs" mb="sm" aria-label={t('platform.imports.changes.filter')}>
      {filters.map(({ key, search, label, isOn }) => (
        <Badge
          key={key}
          component={Link}
          to={search}
          size="lg"
          tt="none"
          variant={isOn ? 'filled' : 'default'}
          style={{ cursor: 'pointer' }}
          {...(isOn ? { 'aria-current': 'true' as const } : {})}
        >
          {label}
        </Badge>
      ))}
    </Group>
  )
}

function ChangedValues({ things, title }: { things: Thing[]; title: string }) {
  const t = useWords()
  return (
    <div className="admin-scroll" role="region" aria-label={title} tabIndex={0}>
      <Table verticalSpacing={6} style={{ overflowWrap: 'anywhere' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="26%">{t('platform.imports.field')}</Table.Th>
            <Table.Th w="37%">{t('admin.changes.before')}</Table.Th>
            <Table.Th w="37%">{t('admin.changes.after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {things.map((thing) => (
          <Table.Tbody key={`${thing.row} ${thing.key}`}>
            <Table.Tr>
              <Table.Th colSpan={3} scope="rowgroup">
                {thing.title}{' '}
                <Text component="span" size="sm" c="dimmed">
                  {t('platform.imports.changes.thing', { row: String(thing.row), key: thing.key })}
                </Text>
              </Table.Th>
            </Table.Tr>
            {thing.fields.map((field, at) => (
              <ChangedField key={at} field={field} />
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </div>
  )
}

function ChangedField({ field: { label, part, before, after, isCleared } }: { field: Thing['fields'][number] }) {
  const t = useWords()
  return (
    <Table.Tr>
      <Table.Td>{part === null ? label : `${label} · ${part}`}</Table.Td>
      <Table.Td>{before ?? '–'}</Table.Td>
      <Table.Td>
        {isCleared ? (
          <Badge color="red" variant="light" tt="none">
            {after ?? t('platform.imports.changes.gone')}
          </Badge>
        ) : (
          <strong>{after ?? '–'}</strong>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
