const WRITTEN = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/** Parses a typed date, day before month, to `2026-01-31`; null if it is invalid. */
export function readDay(text: string | null): string | null {
  const typed = (text ?? '').trim()
  const written = WRITTEN.exec(typed)
  if (written) {
    const [, day = '', month = '', year = ''] = written
    return dayOf(year.length === 2 ? `20${year}` : year, month, day)
  }
  const iso = ISO.exec(typed)
  return iso ? dayOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '') : null
}

/** Whether the date exists: February has no 31st. */
function dayOf(year: string, month: string, day: string): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const instant = Date.parse(`${written}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(written) ? written : null
}
