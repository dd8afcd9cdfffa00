import { whenUsed } from '#core/boot/when_used'
import type Countries from 'i18n-iso-countries'
import type { LocaleData } from 'i18n-iso-countries'
import type { Locale } from '#core/i18n/locales'

// The package's own entry reads the names in eighty languages.
const library = whenUsed<typeof Countries>('i18n-iso-countries/index.js')
const languages = [
  whenUsed<LocaleData>('i18n-iso-countries/langs/fr.json'),
  whenUsed<LocaleData>('i18n-iso-countries/langs/en.json'),
]

let known: typeof Countries | null = null

/** The countries with their names in our languages. */
function countries(): typeof Countries {
  if (known) return known
  known = library()
  for (const language of languages) known.registerLocale(language())
  return known
}

const LANGUAGES: Record<Locale, string> = { fr_FR: 'fr', en_GB: 'en' }

export interface Country {
  /** ISO 3166, two letters. */
  code: string
  name: string
}

/** Whether a code is a country's or a territory's. */
export function isCountry(code: string): boolean {
  return Object.hasOwn(countries().getAlpha2Codes(), code)
}

/** The code of a country that a file names by its code of two or three letters, or by its name in a language; null: it is none. */
export function countryOf(text: string): string | null {
  const code = text.trim().toUpperCase()
  if (isCountry(code)) return code
  const names = Object.values(LANGUAGES).map((language) => countries().getAlpha2Code(text.trim(), language))
  return countries().alpha3ToAlpha2(code) ?? names.find(Boolean) ?? null
}

/** Countries and territories by name; the code where the language lacks a name. */
export function countriesIn(locale: Locale): Country[] {
  const names = countries().getNames(LANGUAGES[locale], { select: 'official' })
  return Object.keys(countries().getAlpha2Codes())
    .map((code) => ({ code, name: names[code] ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, LANGUAGES[locale]))
}
