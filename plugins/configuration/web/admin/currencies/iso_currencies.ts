import { languageTag, type Locale } from '#web/lib/locale'

/** The currencies of ISO 4217 by their names: « Dollar canadien (CAD) ». */
export function isoCurrencies(locale: Locale): { value: string; label: string }[] {
  const language = languageTag(locale)
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const options = Intl.supportedValuesOf('currency').map((code) => {
    const name = names.of(code) ?? code
    return { value: code, label: `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)} (${code})` }
  })
  return options.sort((one, other) => one.label.localeCompare(other.label, language))
}
