import { useScreenPath } from '#web/admin/admin_data'
import { useSaid } from '#web/admin/charts/said'
import { useWords } from '#web/lib/i18n'
import type { Answer } from '#web/lib/registry'
import { Link } from '#web/ui/link'
import type { Period } from '#web/admin/period/period'
import { WidgetSeries } from './widget_series'

export type WidgetData = Answer<'platform.admin.widgets.show'>['data']

/** A box of the dashboard: figures, what happened day by day, the first lines of a list. */
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
      {data.series && <WidgetSeries series={data.series} period={period} />}
      {data.rows && <Rows rows={data.rows} />}
    </>
  )
}

function Figure({ figure }: { figure: WidgetData['figures'][number] }) {
  const t = useWords()
  const say = useSaid()
  const screen = useScreenPath()(figure.screen ?? '')
  const value = say(figure.value, figure.currency)
  return (
    <div data-alert={(figure.isAlert && figure.value > 0) || undefined}>
      <dt>{figure.label}</dt>
      <dd>
        {screen ? <Link to={figure.query ? `${screen}?${figure.query}` : screen}>{value}</Link> : value}
        {figure.previous !== undefined && (
          <small>{t('admin.period.before', { value: say(figure.previous, figure.currency) })}</small>
        )}
      </dd>
    </div>
  )
}

/** A column of figures stands at the right, its name included. */
const classOf = (cell: unknown) => (typeof cell === 'string' ? undefined : 'admin-figure')

function Rows({ rows: { columns, rows, none } }: { rows: NonNullable<WidgetData['rows']> }) {
  const say = useSaid()
  const told = (cell: (typeof rows)[number]['cells'][number]) => {
    if (typeof cell === 'string') return cell
    return typeof cell === 'number' ? say(cell) : say(cell.amount, cell.currency)
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
