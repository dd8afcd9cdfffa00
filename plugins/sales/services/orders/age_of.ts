import { isOfAge } from '#plugins/users/index'
import type { Clock } from '#core/time/clock'

/** Whether wine may be sold to somebody who was born on that day; null: nobody knows when they were born. */
export function isAdult(birthDate: string | null, clock: Clock): boolean | null {
  return birthDate === null ? null : isOfAge(birthDate, clock)
}
