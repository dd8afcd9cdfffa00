import { LOCALES, type Locale } from '#core/i18n/locales'

/** A value for every language of the product. */
export function eachLocale<T>(valueOf: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, valueOf(locale)])) as Record<Locale, T>
}
