import { Pagination, Text } from '@mantine/core'
import { useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import type { ChangeCell, ChangeRow, RowsPage } from './change'

interface ChangeRowsProps<Row extends ChangeRow> {
  rows: Row[]
  page: RowsPage
  /** Column head of the records. */
  label: string
  thing: (row: Row) => ReactNode
  field: (cell: Row['cells'][number]) => ReactNode
  value: (cell: Row['cells'][number], value: Row['cells'][number]['before']) => ReactNode
}

/** The records of a change with all values before and after, in pages. */
export function ChangeRows<Cell extends ChangeCell, Row extends ChangeRow<Cell>>(props: ChangeRowsProps<Row>) {
  const { rows, page, label, thing, field, value } = props
  const t = useWords()
  if (page.total === 0) return <div className="admin-empty">{t('admin.changes.nothing')}</div>
  const heads = [label, ...['value', 'before', 'after', 'outcome'].map((key) => t(`admin.changes.${key}`))]
  return (
    <section className="admin-table" aria-label={t('admin.changes.values')}>
      <div className="admin-scroll" tabIndex={0} role="region" aria-label={t('admin.changes.values')}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.flatMap((row) =>
              row.cells.map((cell, at) => (
                <tr key={`${row.id} ${at}`}>
                  <td>{at === 0 && thing(row)}</td>
                  <td>{field(cell)}</td>
                  <td>{value(cell, cell.before)}</td>
                  <td>
                    <strong>{value(cell, cell.after)}</strong>
                  </td>
                  <td>{at === 0 && <Outcome row={row} />}</td>
                </tr>
              ))
            )}
          </tbody>
        </table>
      </div>
      <Pages page={page} />
    </section>
  )
}

function Outcome({ row: { outcome, problem } }: { row: ChangeRow }) {
  const t = useWords()
  return (
    <Text size="sm" {...(problem ? { c: 'red' } : {})}>
      {t(`admin.changes.outcome_${outcome}`)}
      {problem && ` – ${problem}`}
    </Text>
  )
}

/** Pagination of a table whose page is in the address. */
export function Pages({ page: { total, page, limit } }: { page: RowsPage }) {
  const t = useWords()
  const [params, setParams] = useSearchParams()
  if (total <= limit) return null
  return (
    <Pagination
      mt="md"
      total={Math.ceil(total / limit)}
      value={page}
      onChange={(next) => setParams({ ...Object.fromEntries(params), page: String(next) })}
      getControlProps={(control) => ({ 'aria-label': t(`admin.changes.page_${control}`) })}
      getItemProps={(number) => ({ 'aria-label': t('admin.changes.page', { number }) })}
    />
  )
}
