import { DateTime } from 'luxon'
import { languageTag, type Locale } from '#core/i18n/locales'

/** Formats the day of an ISO instant in a time zone: « 3 novembre 2026 ». */
export function dayInWords(instant: string, { zone, locale }: { zone: string; locale: Locale }): string {
  return DateTime.fromISO(instant, { zone }).setLocale(languageTag(locale)).toLocaleString(DateTime.DATE_FULL)
}
