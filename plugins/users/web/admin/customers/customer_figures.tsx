import { useScreenPath } from '#web/admin/admin_data'
import { useFigureFormat } from '#web/admin/charts/figure_format'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { Link } from '#web/ui/link'

export type CustomerFigure = ResponseOf<'users.admin.customer_figures.index'>['data'][number]

/** Figures of a customer: revenue, last order, open invoices. */
export function CustomerFigures({ figures }: { figures: CustomerFigure[] }) {
  const t = useWords()
  return (
    <ul className="admin-record-figures" aria-label={t('users.customers.figures')}>
      {figures.map((figure, at) => (
        <li key={at} className="admin-panel" data-alert={figure.isAlert || undefined}>
          <Figure figure={figure} />
        </li>
      ))}
    </ul>
  )
}

function Figure({ figure: { label, value, currency, note, screen, params, query } }: { figure: CustomerFigure }) {
  const say = useFigureFormat()
  const path = useScreenPath()(screen ?? '', params)
  const words = typeof value === 'number' ? say(value, currency) : value
  return (
    <>
      <span>{label}</span>
      <strong>{path ? <Link to={query ? `${path}?${query}` : path}>{words}</Link> : words}</strong>
      {note && <span>{note}</span>}
    </>
  )
}
