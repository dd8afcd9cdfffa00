import { ComparedSeries } from '#web/admin/charts/compared_series'
import { dayAt, type Period } from '#web/admin/period/period'
import type { WidgetData } from './widget'

interface WidgetSeriesProps {
  series: NonNullable<WidgetData['series']>
  period: Period
}

/** What happened day by day. */
export function WidgetSeries({ series: { label, currency, values, before }, period }: WidgetSeriesProps) {
  const points = values.map((now, at) => ({ day: dayAt(period.from, at), now, before: before[at] ?? 0 }))
  return <ComparedSeries label={label} currency={currency} points={points} />
}
