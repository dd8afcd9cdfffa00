import { languageTag, type Locale } from '#web/lib/locale'

/** How a figure changed. */
interface Change {
  way: 'up' | 'down' | 'same'
  /** With its sign: `+12 %`. */
  text: string
}

/** The change of a figure in whole percent; null: there was nothing before, of which it could be a part. */
export function changeOf(now: number, before: number, locale: Locale): Change | null {
  if (before === 0) return null
  const part = (now - before) / Math.abs(before)
  const format = new Intl.NumberFormat(languageTag(locale), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  return { way: part > 0 ? 'up' : part < 0 ? 'down' : 'same', text: format.format(part) }
}
