import { DateTime } from 'luxon'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { birthDateInvalid } from '#plugins/users/errors/customers'
import type { Clock } from '#core/time/clock'

/** Nobody who buys was born before. */
const EARLIEST = '1900-01-01'

/** Years from which alcohol may be sold to somebody. */
const OF_AGE = 18

/** Whether a text is a day of the calendar: `1980-12-31`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && DateTime.fromISO(text).isValid
}

/** @throws birthDateInvalid for a day that nobody alive was born on */
export function checkBirthDate(day: string | null, clock: Clock): void {
  if (day === null) return
  const today = clock.now().setZone(SHOP_ZONE).toFormat('yyyy-MM-dd')
  if (!isDay(day) || day < EARLIEST || day > today) throw birthDateInvalid({}, 'birthDate')
}

/** Whether somebody who was born on a day is of age today, from their birthday on. */
export function isOfAge(day: string, clock: Clock): boolean {
  const latest = clock.now().setZone(SHOP_ZONE).minus({ years: OF_AGE }).toFormat('yyyy-MM-dd')
  return day <= latest
}
