import { countriesIn, type Country } from '#core/i18n/countries'
import { hasPostcodes } from '#plugins/users/services/postcode'
import type { Locale } from '#core/i18n/locales'

/** A country as address forms offer it. */
export interface CountryChoice extends Country {
  /** Addresses there always have a postcode. */
  hasPostcodes: boolean
}

/** Where most addresses are. */
const HOME = 'FR'

const lists = new Map<Locale, CountryChoice[]>()

/** Countries and territories by name, in a language; the one with most addresses comes first. */
export function listCountries(locale: Locale): CountryChoice[] {
  const known = lists.get(locale)
  if (known) return known
  const all = countriesIn(locale).map((one) => ({ ...one, hasPostcodes: hasPostcodes(one.code) }))
  const list = [...all.filter(({ code }) => code === HOME), ...all.filter(({ code }) => code !== HOME)]
  lists.set(locale, list)
  return list
}
