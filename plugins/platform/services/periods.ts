import { DateTime } from 'luxon'
import { periodTooLong } from '#plugins/platform/errors'
import type { Period } from '#plugins/platform/contracts/dashboard_widget'

/** Two years: longer periods are not read by day. */
const MOST_DAYS = 731

/** The requested days, and as many before them. @throws periodTooLong */
export function periodsOf({ from, to }: { from: Date; to: Date }): { period: Period; before: Period } {
  const first = DateTime.fromJSDate(from)
  const last = DateTime.fromJSDate(to)
  const count = Math.round(last.diff(first, 'days').days) + 1
  if (count > MOST_DAYS) throw periodTooLong()
  const day = (time: DateTime) => time.toISODate() as string
  return {
    period: { from: day(first), to: day(last) },
    before: { from: day(first.minus({ days: count })), to: day(first.minus({ days: 1 })) },
  }
}
