import { languageTag, type Locale } from '#core/i18n/locales'

/** Name of a currency of ISO 4217: « Dollar canadien ». */
export function currencyName(code: string, locale: Locale): string {
  const language = languageTag(locale)
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The currencies of ISO 4217 by name. */
export function currenciesIn(locale: Locale): { code: string; name: string }[] {
  return Intl.supportedValuesOf('currency')
    .map((code) => ({ code, name: currencyName(code, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, languageTag(locale)))
}
