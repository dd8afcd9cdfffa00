import { badParameter, unknownParameter } from '#core/lists/errors'
import { minorDigits } from '#core/money/currency'
import { priceWords } from '#plugins/catalogue/search/price_words'
import type { Infer } from '@vinejs/vine/types'
import type { PriceRange } from '#plugins/catalogue/listing/selection'
import type { Sort } from '#plugins/catalogue/listing/listing_index'
import type { TaxonomyState } from '#plugins/catalogue/listing/taxonomy'
import type { listQuery } from '#plugins/catalogue/validators/list_validator'

/** What a list is asked for, read from its address. */
export interface ListRequest {
  page: number
  limit: number
  sort: Sort
  descending: boolean
  /** What was typed. */
  q: string | null
  /** What of it is looked for; null: nothing, all products are shown. */
  words: string | null
  /** What of it was read as a price. */
  pricePhrase: string | null
  /** Slugs of categories and of dishes. */
  categories: string[]
  dishes: string[]
  isReduced: boolean
  isInStock: boolean
  values: Map<string, string[]>
  price: PriceRange | null
}

/** Filters that are either asked for or not. */
const FLAGS = ['promo', 'in_stock']

/** Filters that are no attribute. */
const RESERVED = new Set(['category', 'dish', 'price', ...FLAGS])

/** Codes taken of one filter. */
const MOST_CODES = 50

/** Reads a validated query. A price that is chosen wins over one among the words. */
export function listRequest(
  query: Infer<typeof listQuery>,
  { pageSize, largestPage, currency }: { pageSize: number; largestPage: number; currency: string }
): ListRequest {
  const filter = query.filter ?? {}
  const sort = query.sort ?? (query.q ? 'relevance' : 'position')
  const asked = askedFor(query.q ?? '', currency)
  const unit = 10 ** minorDigits(currency)
  return {
    page: query.page ?? 1,
    limit: Math.min(query.limit ?? pageSize, largestPage),
    sort: sort.replace('-', '') as Sort,
    descending: sort.startsWith('-'),
    ...asked,
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
    price: filter.price ? priceRange(filter.price, unit) : asked.price,
  }
}

/**
 * For programs: a filter that narrows nothing would give them everything.
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

/** What somebody looks for, with the price that they say: in minor units. */
export function askedFor(
  q: string,
  currency: string
): Pick<ListRequest, 'q' | 'words' | 'pricePhrase'> & { price: PriceRange | null } {
  const said = priceWords(q, currency)
  if (!said) return { q: q || null, words: q || null, pricePhrase: null, price: null }
  const unit = 10 ** minorDigits(currency)
  const minor = (amount: number | null) => (amount === null ? null : Math.round(amount * unit))
  // Whoever goes on to a price has finished the words before it.
  const words = said.words === '' ? null : `${said.words} `
  return { q, words, pricePhrase: said.phrase, price: { from: minor(said.from), to: minor(said.to) } }
}

function codes(text: string | undefined): string[] {
  return [...new Set((text ?? '').split(',').filter(Boolean))].sort().slice(0, MOST_CODES)
}

function priceRange(text: string, unit: number): PriceRange | null {
  const [from = '', to = ''] = text.split('..')
  const minor = (amount: string) => (amount === '' ? null : Math.round(Number(amount) * unit))
  return from === '' && to === '' ? null : { from: minor(from), to: minor(to) }
}

/** The part of a request that decides which products are in the list, as a key. */
export function selectionKey(request: ListRequest): string {
  const { words, pricePhrase, categories, dishes, isReduced, isInStock, values, price } = request
  return JSON.stringify([words, pricePhrase, categories, dishes, isReduced, isInStock, [...values], price])
}
