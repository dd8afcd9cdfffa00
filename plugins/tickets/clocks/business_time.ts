import { DateTime } from 'luxon'

/** A part of a day in which the shop works, in minutes after midnight. */
export interface Shift {
  from: number
  to: number
}

export interface BusinessHours {
  /** Shifts by weekday, Monday first. */
  week: readonly (readonly Shift[])[]
  /** Days on which nobody works: `2026-12-25`. */
  closed: ReadonlySet<string>
  zone: string
}

const SHIFT = /^\s*(\d{1,2})[:hH](\d{2})\s*[-–]\s*(\d{1,2})[:hH](\d{2})\s*$/

/** Reads « 09:00-12:30, 14:00-18:00 »; null: it cannot be read. An empty text is a day without work. */
export function readShifts(text: string): Shift[] | null {
  if (text.trim() === '') return []
  const shifts = text.split(',').map((part) => {
    const [, fromHour, fromMinute, toHour, toMinute] = SHIFT.exec(part)?.map(Number) ?? []
    const [from, to] = [minutesOf(fromHour, fromMinute), minutesOf(toHour, toMinute)]
    return from !== null && to !== null && from < to ? { from, to } : null
  })
  const known = shifts.filter((shift) => shift !== null)
  const isOrdered = known.every(({ from }, at) => at === 0 || from >= (known[at - 1] as Shift).to)
  return known.length === shifts.length && isOrdered ? known : null
}

function minutesOf(hour = 99, minute = 99): number | null {
  const minutes = hour * 60 + minute
  return minute < 60 && minutes <= 24 * 60 ? minutes : null
}

/** Two years: a shop that never opens has no due time. */
const MOST_DAYS = 750

/** The instant so many working minutes after another, ISO in UTC; null: the shop does not work for so long. */
export function addBusinessMinutes(
  from: string,
  minutes: number,
  { week, closed, zone }: BusinessHours
): string | null {
  const start = DateTime.fromISO(from, { zone })
  let rest = minutes
  for (let passed = 0; passed < MOST_DAYS; passed += 1) {
    const day = start.startOf('day').plus({ days: passed })
    if (closed.has(String(day.toISODate()))) continue
    for (const shift of week[day.weekday - 1] ?? []) {
      const [opens, closes] = [at(day, shift.from), at(day, shift.to)]
      const begins = opens < start ? start : opens
      const length = closes.diff(begins, 'minutes').minutes
      if (length <= 0) continue
      if (rest <= length) return begins.plus({ minutes: rest }).toUTC().toISO({ precision: 'milliseconds' })
      rest -= length
    }
  }
  return null
}

/** A time of a day by its clock, also on days on which the clocks change. */
const at = (day: DateTime, minutes: number) =>
  minutes === 24 * 60 ? day.plus({ days: 1 }) : day.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
