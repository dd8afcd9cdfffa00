import { slugify } from '#core/text/slug'
import { parsePythonList, PythonListError } from '#core/import/reading/python_list'
import { dishLabel, WINE_FAMILY, WINE_TYPES, X_WINES_ATTRIBUTES } from '#plugins/catalogue/import/x_wines_words'
import type { SheetRow } from '#core/import/importer'
import type { WantedCategory, WantedOption, WantedVocabulary } from '#plugins/catalogue/import/vocabulary'

const FRENCH_COUNTRIES = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' })

/** The country of a row in both languages; null without one. */
export function countryOption({ Country: country = '', Code: code = '' }: SheetRow['values']): WantedOption | null {
  const name = country.trim()
  if (name === '') return null
  const isCode = /^[A-Z]{2}$/.test(code.trim())
  const french = (isCode ? FRENCH_COUNTRIES.of(code.trim()) : undefined) ?? name
  return { code: slugify(french), label: { fr_FR: french, en_GB: name } }
}

/** The attributes, options, categories and dishes that the shop needs before these wines can be written. */
export function vocabularyOf(rows: readonly SheetRow['values'][]): WantedVocabulary {
  const countries = new Map(rows.flatMap((row) => countryOption(row) ?? []).map((option) => [option.code, option]))
  const dishes = new Set(rows.flatMap(dishesOf))
  const types = new Set(rows.map(({ Type: type = '' }) => type.trim()))
  const categories = Object.entries(WINE_TYPES).flatMap(([type, { category }]): WantedCategory[] =>
    types.has(type) ? [{ kind: 'category', name: category }] : []
  )
  return {
    attributes: X_WINES_ATTRIBUTES.map((attribute) =>
      attribute.code === 'country' ? { ...attribute, options: [...countries.values()] } : attribute
    ),
    categories: [
      ...categories,
      ...[...dishes].sort().map((word): WantedCategory => ({ kind: 'dish', name: dishLabel(word) })),
    ],
    family: WINE_FAMILY,
    families: [],
  }
}

/** Empty for an invalid list. The row itself reports that error when it is read. */
function dishesOf({ Harmonize: list = '' }: SheetRow['values']): string[] {
  try {
    return parsePythonList(list).flatMap((dish) => (dish === null ? [] : [String(dish)]))
  } catch (error) {
    if (error instanceof PythonListError) return []
    throw error
  }
}
