import { Pagination, Text } from '@mantine/core'
import { useSearchParams } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { formatInstant, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { ChangeRow } from './change_screen'

type Cell = ChangeRow['cells'][number]

interface Known {
  categories: Record<number, string>
  currency: string
}

interface ChangeRowsProps {
  rows: ChangeRow[]
  page: { total: number; page: number; limit: number }
  known: Known
}

/** Products of a change with every value before and after, page by page. */
export function ChangeRows({ rows, page: { total, page, limit }, known }: ChangeRowsProps) {
  const t = useWords()
  const pathOf = useScreenPath()
  const [, setParams] = useSearchParams()
  if (total === 0) return <div className="admin-empty">{t('catalogue.product_list.nothing_changes')}</div>
  return (
    <section className="admin-table" aria-label={t('catalogue.product_list.values')}>
      <div className="admin-scroll" tabIndex={0} role="region" aria-label={t('catalogue.product_list.values')}>
        <table>
          <thead>
            <tr>
              {['product', 'value', 'before', 'after', 'outcome'].map((key) => (
                <th key={key} scope="col">
                  {t(`catalogue.product_list.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.flatMap((row) =>
              row.cells.map((cell, at) => (
                <tr key={`${row.id} ${at}`}>
                  <td>
                    {at === 0 && <ProductLink row={row} path={pathOf('catalogue.admin.product', { id: row.id })} />}
                  </td>
                  <td>
                    {t(`catalogue.product_list.field_${cell.field}`)}
                    {cell.sku && ` · ${cell.sku}`}
                  </td>
                  <td>
                    <Value cell={cell} value={cell.before} known={known} />
                  </td>
                  <td>
                    <strong>
                      <Value cell={cell} value={cell.after} known={known} />
                    </strong>
                  </td>
                  <td>{at === 0 && <Outcome row={row} />}</td>
                </tr>
              ))
            )}
          </tbody>
        </table>
      </div>
      {total > limit && (
        <Pagination
          mt="md"
          total={Math.ceil(total / limit)}
          value={page}
          onChange={(next) => setParams({ page: String(next) })}
          getControlProps={(control) => ({ 'aria-label': t(`catalogue.product_list.page_${control}`) })}
          getItemProps={(number) => ({ 'aria-label': t('catalogue.product_list.page', { number }) })}
        />
      )}
    </section>
  )
}

function ProductLink({ row: { name, id }, path }: { row: ChangeRow; path: string | null }) {
  return path && name ? <Link to={path}>{name}</Link> : <>{name || id}</>
}

function Outcome({ row: { outcome, problem } }: { row: ChangeRow }) {
  const t = useWords()
  return (
    <Text size="sm" {...(problem ? { c: 'red' } : {})}>
      {t(`catalogue.product_list.outcome_${outcome}`)}
      {problem && ` – ${problem}`}
    </Text>
  )
}

function Value({ cell: { field }, value, known }: { cell: Cell; value: Cell['before']; known: Known }) {
  const t = useWords()
  const locale = useLocale()
  if (value === null || (Array.isArray(value) && value.length === 0)) return <>–</>
  if (Array.isArray(value)) return <>{value.map((id) => known.categories[id] ?? id).join(', ')}</>
  if (typeof value === 'number') return <>{formatMoney(locale, { amount: value, currency: known.currency })}</>
  if (field === 'status') return <>{t(`catalogue.product_form.status_${value}`)}</>
  return <>{formatInstant(locale, value)}</>
}
