import { DateTime } from 'luxon'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/**
 * Formats an instant: `2026-11-21T10:20:30.123Z`. Always 24 characters in UTC, so that the texts sort like the
 * instants, in either database and in JSON. Throws a RangeError outside the years 0 to 9999.
 */
export function writeInstant(time: DateTime): string {
  // Luxon's own way takes many times as long, and a request writes a dozen instants.
  const text = time.isValid ? new Date(time.toMillis()).toISOString() : ''
  if (!INSTANT.test(text)) throw new RangeError(`Not an instant between the years 0 and 9999: ${time.toString()}`)
  return text
}

/** Parses the form of `writeInstant`. Any other form throws a RangeError. */
export function readInstant(text: string): DateTime<true> {
  const time = INSTANT.test(text) ? DateTime.fromISO(text, { zone: 'utc' }) : null
  if (!time?.isValid) throw new RangeError(`Not an instant: ${text}`)
  return time
}
