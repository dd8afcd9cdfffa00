import { lazy, Suspense, useEffect, useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { useFigureFormat } from '#web/admin/charts/figure_format'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { changeOf } from './change'
import type { WidgetData } from './widget'

const SmallLine = lazy(() => import('#web/admin/charts/small_line'))

/** A figure at the top of the dashboard: how much, how it changed, and a small line of how it went. */
export function Headline({ figure }: { figure: WidgetData['figures'][number] }) {
  const t = useWords()
  const format = useFigureFormat()
  const screen = useScreenPath()(figure.screen ?? '')
  const value = format(figure.value, figure.currency)
  const line = figure.line ?? []
  return (
    <section className="admin-panel admin-headline" aria-label={figure.label}>
      <h3>{figure.label}</h3>
      <p className="admin-headline-value">{screen ? <Link to={screen}>{value}</Link> : value}</p>
      {figure.previous !== undefined && (
        <p className="admin-headline-before">
          <Change now={figure.value} before={figure.previous} />{' '}
          {t('admin.period.before', { value: format(figure.previous, figure.currency) })}
        </p>
      )}
      {line.some((point) => point !== 0) && <Line points={line} />}
    </section>
  )
}

/** « +12 % », with a sign and a colour; nothing where there was nothing before. */
function Change({ now, before }: { now: number; before: number }) {
  const locale = useLocale()
  const change = changeOf(now, before, locale)
  if (!change) return null
  return <strong data-way={change.way}>{change.text}</strong>
}

/** Rendered in the browser only. Screen readers use the figure beside it. */
function Line({ points }: { points: number[] }) {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return (
    <div className="admin-headline-line" aria-hidden>
      {isInBrowser && (
        <Suspense fallback={null}>
          <SmallLine points={points} />
        </Suspense>
      )}
    </div>
  )
}
