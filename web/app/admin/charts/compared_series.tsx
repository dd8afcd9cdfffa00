import { lazy, Suspense, useEffect, useState } from 'react'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { useFigureFormat } from './figure_format'

const DayChart = lazy(() => import('./day_chart'))

interface ComparedSeriesProps {
  /** Name of the values. */
  label: string
  /** Currency of values in minor units; absent for counts. */
  currency?: string | undefined
  /** `day` is the first day of each interval, `2026-01-31`. */
  points: { day: string; now: number; before: number }[]
}

/** A time series as a chart, rendered in the browser only, and as a table. */
export function ComparedSeries({ label, currency, points }: ComparedSeriesProps) {
  const t = useWords()
  const locale = useLocale()
  const format = useFigureFormat()
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const sum = (side: 'now' | 'before') => points.reduce((total, point) => total + point[side], 0)
  const names = {
    now: t('admin.period.now'),
    before: t('admin.period.earlier'),
    day: t('admin.period.day'),
    value: label,
  }
  const isEmpty = points.every(({ now, before }) => now === 0 && before === 0)
  const drawn = points.map((point) => ({ ...point, day: shortDay(point.day, locale) }))
  return (
    <>
      <p className="admin-total">
        {format(sum('now'), currency)}{' '}
        <small>{t('admin.period.before', { value: format(sum('before'), currency) })}</small>
      </p>
      {isEmpty && <p className="admin-hint">{t('admin.period.nothing')}</p>}
      <div className="admin-chart" aria-hidden hidden={isEmpty}>
        {isInBrowser && !isEmpty && (
          <Suspense fallback={null}>
            <DayChart points={drawn} names={names} format={(value) => format(value, currency)} />
          </Suspense>
        )}
      </div>
      <details className="admin-behind" hidden={isEmpty}>
        <summary>{t('admin.period.figures')}</summary>
        <div className="admin-behind-scroll" tabIndex={0} role="region" aria-label={label}>
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
              {points.map(({ day, now, before }) => (
                <tr key={day}>
                  <th scope="row">{formatDate(locale, day, 'UTC')}</th>
                  <td className="admin-figure">{format(now, currency)}</td>
                  <td className="admin-figure">{format(before, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}

/** « 3 janv. », without the year, for the axis. */
function shortDay(day: string, locale: ReturnType<typeof useLocale>): string {
  return new Intl.DateTimeFormat(locale === 'fr_FR' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(Date.parse(day))
}
