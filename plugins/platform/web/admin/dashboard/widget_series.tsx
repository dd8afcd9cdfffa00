import { lazy, Suspense, useEffect, useState } from 'react'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { dayAt, type Period } from './period'
import { useSaid, type WidgetData } from './widget'

const DayChart = lazy(() => import('#web/admin/charts/day_chart'))

interface WidgetSeriesProps {
  series: NonNullable<WidgetData['series']>
  period: Period
}

/** What happened day by day, drawn in the browser, with the figures behind it as a table. */
export function WidgetSeries({ series, period }: WidgetSeriesProps) {
  const t = useWords()
  const locale = useLocale()
  const say = useSaid()
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const names = {
    now: t('platform.dashboard.now'),
    before: t('platform.dashboard.earlier'),
    day: t('platform.dashboard.day'),
    value: series.label,
  }
  const points = series.values.map((now, at) => ({
    day: shortDay(dayAt(period.from, at), locale),
    now,
    before: series.before[at] ?? 0,
  }))
  return (
    <>
      <p className="admin-total">
        {say(sum(series.values), series.currency)}{' '}
        <small>{t('platform.dashboard.before', { value: say(sum(series.before), series.currency) })}</small>
      </p>
      <div className="admin-chart" aria-hidden>
        {isInBrowser && (
          <Suspense fallback={null}>
            <DayChart points={points} names={names} format={(value) => say(value, series.currency)} />
          </Suspense>
        )}
      </div>
      <details className="admin-behind">
        <summary>{t('platform.dashboard.figures')}</summary>
        <div className="admin-behind-scroll" tabIndex={0} role="region" aria-label={series.label}>
          <table className="admin-mini-table">
            <thead>
              <tr>
                {[names.day, names.now, names.before].map((name, at) => (
                  <th key={name} scope="col" className={at > 0 ? 'admin-figure' : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ now, before }, at) => (
                <tr key={at}>
                  <th scope="row">{formatDate(locale, dayAt(period.from, at), 'UTC')}</th>
                  <td className="admin-figure">{say(now, series.currency)}</td>
                  <td className="admin-figure">{say(before, series.currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}

/** « 3 janv. »: an axis has no room for years. */
function shortDay(day: string, locale: ReturnType<typeof useLocale>): string {
  return new Intl.DateTimeFormat(locale === 'fr_FR' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(Date.parse(day))
}
