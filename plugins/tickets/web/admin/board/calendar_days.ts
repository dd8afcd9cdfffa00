import type { ResponseOf } from '#web/lib/registry'

type Month = ResponseOf<'tickets.admin.calendar.show'>['data']

export interface Entry {
  ticket: Month['tickets'][number]
  /** Whether it begins on the day, is due, or both. */
  how: 'start' | 'due' | 'both'
}

const DAY = 24 * 3600 * 1000

const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** The weeks of a month, seven days each. */
export function weeksOf({ from, to }: Pick<Month, 'from' | 'to'>): string[][] {
  const weeks: string[][] = []
  for (let day = from; day <= to; day = later(day, 7)) weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => later(day, days)))
  return weeks
}

/** What stands on each day. */
export function entriesOf(tickets: Month['tickets']): Map<string, Entry[]> {
  const days = new Map<string, Entry[]>()
  const put = (day: string | null, entry: Entry) => {
    if (day !== null) days.set(day, [...(days.get(day) ?? []), entry])
  }
  for (const ticket of tickets) {
    if (ticket.startOn !== null && ticket.startOn === ticket.dueOn) put(ticket.startOn, { ticket, how: 'both' })
    else {
      put(ticket.startOn, { ticket, how: 'start' })
      put(ticket.dueOn, { ticket, how: 'due' })
    }
  }
  return days
}

/** The first day of a month so many months away. */
export function monthBeside(first: string, months: number): string {
  const [year = 0, month = 1] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}
