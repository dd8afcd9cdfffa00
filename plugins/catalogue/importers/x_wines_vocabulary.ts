import { slugify } from '#core/text/slug'
import { parsePythonList, PythonListError } from '#core/import/reading/python_list'
import { dishLabel, WINE_FAMILY, WINE_TYPES, X_WINES_ATTRIBUTES } from '#plugins/catalogue/importers/x_wines_words'
import type { SheetRow } from '#core/import/importer'
import type { WantedOption, WantedVocabulary } from '#plugins/catalogue/importers/vocabulary'

/** The words of a file that have a translation of their own. */
export interface WineWords {
  /** Country as the file writes it → its option. */
  countries: Map<string, WantedOption>
  dishes: Set<string>
}

const FRENCH_COUNTRIES = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' })

/** Notes what a row names. Lists that cannot be read are told when the row is. */
export function wordsOf(values: SheetRow['values'], { countries, dishes }: WineWords): void {
  const country = (values.Country ?? '').trim()
  if (country !== '' && !countries.has(country)) countries.set(country, countryOption(country, values.Code ?? ''))
  try {
    for (const dish of parsePythonList(values.Harmonize ?? '')) if (dish !== null) dishes.add(String(dish))
  } catch (error) {
    if (!(error instanceof PythonListError)) throw error
  }
}

function countryOption(name: string, code: string): WantedOption {
  const isCode = /^[A-Z]{2}$/.test(code.trim())
  const french = (isCode ? FRENCH_COUNTRIES.of(code.trim()) : undefined) ?? name
  return { code: slugify(french), label: { fr_FR: french, en_GB: name } }
}

/** What the shop needs before these wines can be written. */
export function vocabularyOf({ countries, dishes }: WineWords): WantedVocabulary {
  return {
    attributes: X_WINES_ATTRIBUTES.map((attribute) =>
      attribute.code === 'country' ? { ...attribute, options: [...countries.values()] } : attribute
    ),
    categories: [
      ...Object.values(WINE_TYPES).map(({ category }) => ({ kind: 'category' as const, name: category })),
      ...[...dishes].sort().map((word) => ({ kind: 'dish' as const, name: dishLabel(word) })),
    ],
    family: WINE_FAMILY,
    families: [],
  }
}
