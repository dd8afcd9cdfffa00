import { DateTime } from 'luxon'

/** From this age on wine may be sold to somebody. */
const OF_AGE = 18

/** Whether somebody born on that day is of age; null: nobody knows when they were born. */
export function isAdult(birthDate: string | null, now: DateTime): boolean | null {
  if (birthDate === null) return null
  return DateTime.fromISO(birthDate, { zone: 'utc' }).plus({ years: OF_AGE }) <= now
}
