import { badParameter, unknownParameter } from '#core/lists/errors'
import { minorDigits } from '#core/money/currency'
import { priceWords } from '#plugins/catalogue/search/price_words'
import type { Infer } from '@vinejs/vine/types'
import type { PriceRange } from '#plugins/catalogue/listing/index/selection'
import type { Sort } from '#plugins/catalogue/listing/index/listing_index'
import type { TaxonomyState } from '#plugins/catalogue/listing/taxonomy'
import type { listQuery } from '#plugins/catalogue/listing/list_validator'

/** The parameters of a product list, parsed from the query string. */
export interface ListRequest {
  page: number
  limit: number
  sort: Sort
  descending: boolean
  /** The search text as typed. */
  q: string | null
  /** The part of `q` that is searched for; null: no search. */
  words: string | null
  /** The part of `q` that was understood as a price. */
  pricePhrase: string | null
  /** Slugs of categories and of dishes. */
  categories: string[]
  dishes: string[]
  isReduced: boolean
  isInStock: boolean
  values: Map<string, string[]>
  price: PriceRange | null
}

/** Filters that are on (`1`) or off. */
const FLAGS = ['promo', 'in_stock']

/** Filters that are not attributes. */
const RESERVED = new Set(['category', 'dish', 'price', ...FLAGS])

/** Further codes of one filter are ignored. */
const MOST_CODES = 50

/** Parses a validated query. The price filter wins over a price in the search text. */
export function listRequest(
  query: Infer<typeof listQuery>,
  { pageSize, largestPage, currency }: { pageSize: number; largestPage: number; currency: string }
): ListRequest {
  const filter = query.filter ?? {}
  const sort = query.sort ?? (query.q ? 'relevance' : 'position')
  const search = parseSearch(query.q ?? '', currency)
  const unit = 10 ** minorDigits(currency)
  return {
    page: query.page ?? 1,
    limit: Math.min(query.limit ?? pageSize, largestPage),
    sort: sort.replace('-', '') as Sort,
    descending: sort.startsWith('-'),
    ...search,
    categories: codes(filter.category),
    dishes: codes(filter.dish),
    isReduced: filter.promo === '1',
    isInStock: filter.in_stock === '1',
    values: new Map(
      Object.keys(filter)
        .filter((code) => !RESERVED.has(code))
        .sort()
        .map((code): [string, string[]] => [code, codes(filter[code])])
        .filter(([, some]) => some.length > 0)
    ),
    price: filter.price ? priceRange(filter.price, unit) : search.price,
  }
}

/**
 * Rejects unknown filters of API clients: an ignored filter would return every product.
 * @throws unknownParameter, badParameter
 */
export function refuseUnknownFilters(filter: Record<string, string>, taxonomy: TaxonomyState): void {
  const unknown = Object.keys(filter).find((code) => !RESERVED.has(code) && !taxonomy.attribute(code))
  if (unknown !== undefined) {
    throw unknownParameter(`filter[${unknown}]`, [...RESERVED, ...taxonomy.attributes.map(({ code }) => code)])
  }
  const flag = FLAGS.find((code) => !['0', '1', undefined].includes(filter[code]))
  if (flag) throw badParameter(`filter[${flag}]`)
}

/** Splits a search text into words and a price range in minor units: `rouge moins de 20 €`. */
export function parseSearch(
  q: string,
  currency: string
): Pick<ListRequest, 'q' | 'words' | 'pricePhrase'> & { price: PriceRange | null } {
  const found = priceWords(q, currency)
  if (!found) return { q: q || null, words: q || null, pricePhrase: null, price: null }
  const unit = 10 ** minorDigits(currency)
  const minor = (amount: number | null) => (amount === null ? null : Math.round(amount * unit))
  // A space at the end marks the last word as complete, so that the search does not match it as a prefix.
  const words = found.words === '' ? null : `${found.words} `
  return { q, words, pricePhrase: found.phrase, price: { from: minor(found.from), to: minor(found.to) } }
}

function codes(text: string | undefined): string[] {
  return [...new Set((text ?? '').split(',').filter(Boolean))].sort().slice(0, MOST_CODES)
}

function priceRange(text: string, unit: number): PriceRange | null {
  const [from = '', to = ''] = text.split('..')
  const minor = (amount: string) => (amount === '' ? null : Math.round(Number(amount) * unit))
  return from === '' && to === '' ? null : { from: minor(from), to: minor(to) }
}
