/** The days of the dashboard or of a report, both inclusive. */
export interface Period {
  from: string
  to: string
  days: number
}

const day = /^\d{4}-\d\d-\d\d$/
const dayLength = 86_400_000

export const presets = [7, 30, 90, 365]

/** Reads `?days=30` or `?from=…&to=…`; by default the last thirty days. `today` is in the shop's time zone. */
export function readPeriod(search: URLSearchParams, today: string): Period {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  if (isDay(from) && isDay(to) && from <= to) return { from, to, days: between(from, to) }
  const requested = Number(search.get('days'))
  const days = presets.includes(requested) ? requested : 30
  return { from: dayAt(today, 1 - days), to: today, days }
}

function isDay(text: string): boolean {
  return day.test(text) && !Number.isNaN(Date.parse(text))
}

function between(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1
}

/** Adds days to a day. */
export function dayAt(start: string, plus: number): string {
  return new Date(Date.parse(start) + plus * dayLength).toISOString().slice(0, 10)
}
