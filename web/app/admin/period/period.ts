/** The days of the dashboard or of a report, both within. */
export interface Period {
  from: string
  to: string
  days: number
}

const day = /^\d{4}-\d\d-\d\d$/
const dayLength = 86_400_000

export const presets = [7, 30, 90, 365]

/** What the address asks for: `?days=30`, or `?from=…&to=…`; else the last thirty days. `today` is the shop's. */
export function readPeriod(search: URLSearchParams, today: string): Period {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  if (isDay(from) && isDay(to) && from <= to) return { from, to, days: between(from, to) }
  const wanted = Number(search.get('days'))
  const days = presets.includes(wanted) ? wanted : 30
  return { from: dayAt(today, 1 - days), to: today, days }
}

function isDay(text: string): boolean {
  return day.test(text) && !Number.isNaN(Date.parse(text))
}

function between(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1
}

/** The day so many days after another one. */
export function dayAt(start: string, plus: number): string {
  return new Date(Date.parse(start) + plus * dayLength).toISOString().slice(0, 10)
}
