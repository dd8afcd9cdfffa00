import { addDays } from '#plugins/tickets/tickets/days'

export interface Month {
  /** First day of the month. */
  first: string
  /** The Monday on which its first week begins, and the Sunday on which its last one ends. */
  from: string
  to: string
}

/** Monday is 0. */
const weekday = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7

/** The whole weeks of a month, by one of its days. */
export function monthAround(day: string): Month {
  const first = `${day.slice(0, 7)}-01`
  const next = addDays(first, 32).slice(0, 7)
  const last = addDays(`${next}-01`, -1)
  return { first, from: addDays(first, -weekday(first)), to: addDays(last, 6 - weekday(last)) }
}
