import { useScreenPath } from '#web/admin/admin_data'
import { useFigureFormat } from '#web/admin/charts/figure_format'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { Link } from '#web/ui/link'
import { ComparedSeries } from '#web/admin/charts/compared_series'
import { dayAt, type Period } from '#web/admin/period/period'

export type WidgetData = ResponseOf<'platform.admin.widgets.show'>['data']

/** A widget of the dashboard: figures, a time series, or a short list. */
export function Widget({ data, period }: { data: WidgetData | null; period: Period }) {
  const t = useWords()
  if (!data) return <p className="admin-hint">{t('platform.dashboard.failed')}</p>
  return (
    <>
      {data.figures.length > 0 && (
        <dl className="admin-figures">
          {data.figures.map((figure) => (
            <Figure key={figure.label} figure={figure} />
          ))}
        </dl>
      )}
      {data.series && <Series series={data.series} period={period} />}
      {data.rows && <Rows rows={data.rows} />}
    </>
  )
}

function Figure({ figure }: { figure: WidgetData['figures'][number] }) {
  const t = useWords()
  const format = useFigureFormat()
  const screen = useScreenPath()(figure.screen ?? '')
  const value = format(figure.value, figure.currency)
  return (
    <div data-alert={(figure.isAlert && figure.value > 0) || undefined}>
      <dt>{figure.label}</dt>
      <dd>
        {screen ? <Link to={figure.query ? `${screen}?${figure.query}` : screen}>{value}</Link> : value}
        {figure.previous !== undefined && (
          <small>{t('admin.period.before', { value: format(figure.previous, figure.currency) })}</small>
        )}
      </dd>
    </div>
  )
}

interface SeriesProps {
  series: NonNullable<WidgetData['series']>
  period: Period
}

/** A daily series with that of the period before. */
function Series({ series: { label, currency, values, before }, period }: SeriesProps) {
  const points = values.map((now, at) => ({ day: dayAt(period.from, at), now, before: before[at] ?? 0 }))
  return <ComparedSeries label={label} currency={currency} points={points} />
}

/** Number columns are right-aligned, including the head. */
const classOf = (cell: unknown) => (typeof cell === 'string' ? undefined : 'admin-figure')

function Rows({ rows: { columns, rows, none } }: { rows: NonNullable<WidgetData['rows']> }) {
  const format = useFigureFormat()
  const told = (cell: (typeof rows)[number]['cells'][number]) => {
    if (typeof cell === 'string') return cell
    return typeof cell === 'number' ? format(cell) : format(cell.amount, cell.currency)
  }
  const pathOf = useScreenPath()
  if (rows.length === 0) return <p className="admin-hint">{none}</p>
  return (
    <table className="admin-mini-table">
      <thead>
        <tr>
          {columns.map((column, place) => (
            <th key={column} scope="col" className={classOf(rows[0]?.cells[place])}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, screen, params }, at) => {
          const path = screen ? pathOf(screen, params) : null
          return (
            <tr key={at}>
              {cells.map((cell, place) => {
                return (
                  <td key={place} className={classOf(cell)}>
                    {place === 0 && path ? <Link to={path}>{told(cell)}</Link> : told(cell)}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
