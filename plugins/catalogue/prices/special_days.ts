import { DateTime } from 'luxon'
import { readInstant, writeInstant } from '#core/time/instant'

const DAY = /^\d{4}-\d\d-\d\d$/

/** First instant of a day in a zone; null for what is no day. */
export function startOfDay(day: string, zone: string): string | null {
  const time = DAY.test(day) ? DateTime.fromISO(day, { zone }) : null
  return time?.isValid ? writeInstant(time) : null
}

/** First instant after a day, where what lasts to its end is over; null for what is no day. */
export function endOfDay(day: string, zone: string): string | null {
  const time = DAY.test(day) ? DateTime.fromISO(day, { zone }) : null
  return time?.isValid ? writeInstant(time.plus({ days: 1 })) : null
}

/** The day on which something begins at this instant. */
export function firstDay(instant: string | null, zone: string): string | null {
  return instant === null ? null : readInstant(instant).setZone(zone).toISODate()
}

/** The last day of something that is over at this instant. */
export function lastDay(instant: string | null, zone: string): string | null {
  return instant === null ? null : readInstant(instant).minus({ milliseconds: 1 }).setZone(zone).toISODate()
}
