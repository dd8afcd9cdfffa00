import type { Infer } from '@vinejs/vine/types'
import type { PriceRange } from '#plugins/catalogue/listing/selection'
import type { Sort } from '#plugins/catalogue/listing/listing_index'
import type { listQuery } from '#plugins/catalogue/validators/list_validator'

/** What a list is asked for, read from its address. */
export interface ListRequest {
  page: number
  limit: number
  sort: Sort
  descending: boolean
  q: string | null
  /** Slugs of categories and of dishes. */
  categories: string[]
  dishes: string[]
  isReduced: boolean
  values: Map<string, string[]>
  price: PriceRange | null
}

/** Filters that are no attribute. */
const RESERVED = new Set(['category', 'dish', 'promo', 'price'])

/** Codes taken of one filter. */
const MOST_CODES = 50

/** Reads a validated query. `unit` is the number of minor units in one unit of the currency. */
export function listRequest(
  query: Infer<typeof listQuery>,
  { pageSize, largestPage, unit }: { pageSize: number; largestPage: number; unit: number }
): ListRequest {
  const filter = query.filter ?? {}
  const sort = query.sort ?? 'position'
  return {
    page: query.page ?? 1,
    limit: Math.min(query.limit ?? pageSize, largestPage),
    sort: sort.replace('-', '') as Sort,
    descending: sort.startsWith('-'),
    q: query.q || null,
    categories: codes(filter.category),
    dishes: codes(filter.dish),
    isReduced: filter.promo === '1',
    values: new Map(
      Object.keys(filter)
        .filter((code) => !RESERVED.has(code))
        .sort()
        .map((code): [string, string[]] => [code, codes(filter[code])])
        .filter(([, some]) => some.length > 0)
    ),
    price: filter.price ? priceRange(filter.price, unit) : null,
  }
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
export function selectionKey({ q, categories, dishes, isReduced, values, price }: ListRequest): string {
  return JSON.stringify([q, categories, dishes, isReduced, [...values], price])
}
