import { isOfAge } from '#plugins/users/index'
import type { Clock } from '#core/time/clock'

/** Whether somebody born on that day may buy wine; null: the birth date is unknown. */
export function isAdult(birthDate: string | null, clock: Clock): boolean | null {
  return birthDate === null ? null : isOfAge(birthDate, clock)
}
