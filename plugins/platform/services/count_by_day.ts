import { DateTime } from 'luxon'
import type { Period } from '#plugins/platform/contracts/dashboard_widget'

/** How many instants fall on each day of a period, by the clocks of a zone. */
export function countByDay(instants: readonly string[], { from, to }: Period, zone: string): number[] {
  const first = DateTime.fromISO(from, { zone: 'utc' })
  const days = Math.round(DateTime.fromISO(to, { zone: 'utc' }).diff(first, 'days').days) + 1
  const counts = Array.from({ length: days }, () => 0)
  for (const instant of instants) {
    const day = DateTime.fromISO(instant, { zone }).toISODate() as string
    const at = Math.round(DateTime.fromISO(day, { zone: 'utc' }).diff(first, 'days').days)
    if (at >= 0 && at < days) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}
