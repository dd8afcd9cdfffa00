import { formatNumber } from '#web/lib/formats'
import type { Locale } from '#web/lib/locale'

/** 550 → « 5,5 % », "5.5%". */
export function writtenPercent(locale: Locale, basisPoints: number): string {
  const figure = formatNumber(locale, basisPoints / 100)
  return locale === 'fr_FR' ? `${figure}\u202f%` : `${figure}%`
}
