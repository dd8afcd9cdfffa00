import { DateTime } from 'luxon'
import { languageTag, type Locale } from '#core/i18n/locales'

/** The day on which an ISO instant falls in a zone, in words: « 3 novembre 2026 ». */
export function dayInWords(instant: string, { zone, locale }: { zone: string; locale: Locale }): string {
  return DateTime.fromISO(instant, { zone }).setLocale(languageTag(locale)).toLocaleString(DateTime.DATE_FULL)
}
