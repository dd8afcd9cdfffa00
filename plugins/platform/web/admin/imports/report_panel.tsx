import { Alert, Anchor, Group, Table, Text } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { useRouteAddress } from '#web/admin/route_address'
import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { ImportData, ReportData } from './import_data'

type Words = ReturnType<typeof useWords>
type Told = ReportData['warnings'][number]

const COUNTS = ['rows', 'created', 'updated', 'unchanged', 'rejected'] as const

/** What an undoing took back, and what it left alone. */
export function UndoingPanel({ undoing }: { undoing: NonNullable<ImportData['undoing']> }) {
  const t = useWords()
  return (
    <section className="admin-panel" aria-label={t('platform.imports.undone')}>
      <h2>{t('platform.imports.undone')}</h2>
      <Text my="sm">{t('platform.imports.undone_text', { count: undoing.undone })}</Text>
      {undoing.keptCount > 0 && (
        <>
          <Text>{t('platform.imports.kept_since', { count: undoing.keptCount })}</Text>
          <ul>
            {undoing.kept.map(({ title, reason }) => (
              <li key={title}>
                {title} – {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The report of a run or trial: counts, skipped rows, notes. */
export function ReportPanel({ found }: { found: ImportData }) {
  const t = useWords()
  const isTrial = isTrialShown(found)
  const report = (isTrial ? found.trial : found.report) as ReportData
  const title = t(isTrial ? 'platform.imports.trial_result' : 'platform.imports.result')
  if (report.refused) {
    return (
      <Alert color="red" title={t('platform.imports.refused')} mb="md">
        {report.refused}
      </Alert>
    )
  }
  return (
    <section className="admin-panel" aria-label={title}>
      <h2>{title}</h2>
      <Figures report={report} />
      {!isTrial && found.drafts && <Drafts drafts={found.drafts} />}
      {report.errorCount > 0 && <Errors id={found.id} report={report} isThere={found.file.isThere} />}
      {report.warningCount > 0 && (
        <details open={report.warnings.some(({ row }) => row !== null)}>
          <summary>{t('platform.imports.notes', { count: report.warningCount })}</summary>
          <ul>
            {report.warnings.map((warning, at) => (
              <li key={at}>{noteOf(t, warning)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** Whether the report is that of the trial. A run's report replaces it. */
export function isTrialShown({ trial, report, state }: ImportData): boolean {
  return trial !== null && (report === null || state === 'tried')
}

/** Link to the imported drafts. */
function Drafts({ drafts }: { drafts: NonNullable<ImportData['drafts']> }) {
  const t = useWords()
  const path = useScreenPath()(drafts.screen, drafts.query)
  if (!path) return null
  return (
    <Text mb="sm">
      {t('platform.imports.drafts')}{' '}
      <Anchor component={Link} to={path}>
        {t('platform.imports.drafts_link')}
      </Anchor>
    </Text>
  )
}

function noteOf(t: Words, { row, count, rows, ...told }: Told): string {
  const message = withMend(t, told)
  if (row === null) return message
  if (count === 1) return t('platform.imports.note_of', { row, message })
  return t('platform.imports.note_of_rows', { rows: rowsOf(t, { count, rows }), message })
}

/** `1 007 : 2, 3, 4 …` */
function rowsOf(t: Words, { count, rows }: Pick<Told, 'count' | 'rows'>): string {
  const first = rows.join(', ')
  return t('platform.imports.rows_of', { count, rows: count > rows.length ? `${first} …` : first })
}

function withMend(t: Words, { message, mend }: Pick<Told, 'message' | 'mend'>): string {
  return mend === undefined ? message : `${message} ${t('platform.imports.mend', { mend })}`
}

function Figures({ report }: { report: ReportData }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <Group component="dl" gap="xl" my="sm">
      {COUNTS.map((name) => (
        <div key={name}>
          <Text component="dt" size="sm" c="dimmed">
            {t(`platform.imports.count.${name}`)}
          </Text>
          <Text component="dd" fw={600} size="lg" className="tabular-nums" m={0}>
            {formatNumber(locale, report[name])}
          </Text>
        </div>
      ))}
    </Group>
  )
}

function Errors({ id, report, isThere }: { id: number; report: ReportData; isThere: boolean }) {
  const t = useWords()
  const can = useCan()
  const address = useRouteAddress()('platform.admin.import_problems.show', { id })
  const title = t('platform.imports.errors', { count: report.errorCount })
  const left = report.errorCount - report.errors.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Group justify="space-between" mt="sm">
        <h3>{title}</h3>
        {isThere && address && can('platform.imports.download_errors') && (
          <Anchor href={address} download>
            {t('platform.imports.download_errors')}
          </Anchor>
        )}
      </Group>
      <div className="admin-scroll" role="region" aria-label={title} tabIndex={0}>
        <Table verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('platform.imports.row')}</Table.Th>
              <Table.Th>{t('platform.imports.column')}</Table.Th>
              <Table.Th>{t('platform.imports.message')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {report.errors.map((error, at) => (
              <Table.Tr key={at}>
                <Table.Td>{error.count > 1 ? rowsOf(t, error) : error.row}</Table.Td>
                <Table.Td>{error.column ?? '–'}</Table.Td>
                <Table.Td>{withMend(t, error)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {left > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('platform.imports.more_errors', { count: left })}
        </Text>
      )}
    </>
  )
}
