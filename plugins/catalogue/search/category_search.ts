import app from '@adonisjs/core/services/app'
import { Translator } from '#core/i18n/translator'
import { parseQuery } from '#core/search/parse_query'
import { tokens } from '#core/text/fold'
import { buildCategoryNode } from '#plugins/catalogue/listing/builders/categories'
import { readers } from '#plugins/catalogue/listing/readers'
import type { Term } from '#core/search/parse_query'
import type { Locale } from '#core/i18n/locales'
import type { Category } from '#plugins/catalogue/listing/read_taxonomy'
import type { ShopView } from '#plugins/catalogue/listing/shop_view'
import type { SearchHit, SearchSource } from '#plugins/platform/index'

/** Beside the products that are suggested there is room for so many. */
const MOST_SUGGESTED = 3

interface Found {
  category: Category
  name: string
  path: string
  count: number
  /** Its name begins with what was typed: it is more likely meant than one that holds it somewhere. */
  isBeginning: boolean
}

/** Categories and dishes with wines, by their names, for the global search and its suggestions. */
const categorySearch: SearchSource = {
  kind: 'category',
  tags: ['catalogue.products', 'catalogue.categories'],
  async search({ q, locale, channel, currency, limit, page, suggest }) {
    const terms = parseQuery(q)
    if (terms.length === 0) return { total: 0, items: [], correction: null }
    const { views } = await readers()
    const view = await views.open(await views.priced({ locale, channel, currency }))
    const found = view.taxonomy
      .everyCategory()
      .flatMap((category) => findIn(category, terms, view) ?? [])
      .sort((one, other) => Number(other.isBeginning) - Number(one.isBeginning) || other.count - one.count)
    const size = suggest ? Math.min(limit, MOST_SUGGESTED) : limit
    const translator = await app.container.make(Translator)
    const items = found.slice((page - 1) * size, page * size).map((one) => toHit(one, locale, translator))
    return { total: found.length, items, correction: null }
  },
}

/** Words that others follow are finished, but may be one where the name has several: "vin rouge" means "Vins rouges". */
const SHORT = 2

function holds({ word, prefix }: Term, name: string): boolean {
  return prefix || word.length > SHORT ? name.startsWith(word) : name === word
}

/** Every word of the query stands in the name. */
function findIn(category: Category, terms: Term[], view: ShopView): Found | null {
  const words = tokens(nameOf(category, view.locale))
  if (!terms.every((term) => words.some((name) => holds(term, name)))) return null
  const { name, path, count } = buildCategoryNode(category, view)
  const [first = ''] = words
  return count > 0 ? { category, name, path, count, isBeginning: terms.some((term) => holds(term, first)) } : null
}

function nameOf({ texts }: Category, locale: Locale): string {
  return (texts[locale] ?? Object.values(texts)[0])?.name ?? ''
}

/** Below a category's name stands the wider one that it belongs to. */
function toHit({ category, name, path }: Found, locale: Locale, translator: Translator): SearchHit {
  const { kind, parent } = category
  const wider = parent ? nameOf(parent, locale) : translator.translate(locale, `catalogue.search.${kind}`)
  return { kind: 'category', name, path, caption: wider, price: null, isFrom: false, image: null, extract: null }
}

export default categorySearch
