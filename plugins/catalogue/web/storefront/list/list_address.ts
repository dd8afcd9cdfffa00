import type { QueryOf } from '#web/lib/registry'

export type Sort = NonNullable<QueryOf<'catalogue.products.index'>['sort']>

/** Id of the product count at the top of the list. */
export const LIST_TOP = 'list-top'

/** The state of a list, in the format that pages and API share. */
export interface ListState {
  /** Option codes by facet; a range is one value, `10..50`. */
  filters: Record<string, string[]>
  sort: Sort | null
  page: number
  q: string | null
  /** Code of the expanded facet. */
  facet: string | null
}

const sorts: readonly string[] = [
  'relevance',
  'position',
  'price',
  '-price',
  'name',
  '-name',
  'created',
  '-created',
] satisfies Sort[]

/** Limits of the list's route. More in an address is cut off instead of refused. */
const longestQuery = 200
const longestFilter = 1_000
const lastPage = 1_000_000

/**
 * Parses an address. Without JavaScript, a form repeats a field for each ticked box, and sends a range as three fields (`10`,
 * `..`, `50`). Both are normalised.
 */
export function parseList(search: URLSearchParams): ListState {
  const filters: Record<string, string[]> = {}
  for (const key of new Set(search.keys())) {
    const code = /^filter\[([\w-]+)\]$/.exec(key)?.[1]
    const values = code ? filterValues(search.getAll(key)) : []
    if (code && values.length > 0) filters[code] = values
  }
  const page = Number.parseInt(search.get('page') ?? '', 10)
  return {
    filters,
    sort: sortOf(search.get('sort')),
    page: page > 1 ? Math.min(page, lastPage) : 1,
    q: search.get('q')?.trim().slice(0, longestQuery).trim() || null,
    facet: /^[\w-]{1,40}$/.exec(search.get('facet') ?? '')?.[0] ?? null,
  }
}

/** A known sort key, else null. */
export function sortOf(text: string | null): Sort | null {
  return text !== null && sorts.includes(text) ? (text as Sort) : null
}

const rangeForm = /^(?:\d{1,9}(?:\.\d{1,2})?)?\.\.(?:\d{1,9}(?:\.\d{1,2})?)?$/

function filterValues(sent: string[]): string[] {
  const isRange = sent.some((value) => value.includes('..'))
  if (isRange) {
    const range = sent.join('').replaceAll(/\s/g, '')
    return range !== '..' && rangeForm.test(range) ? [range] : []
  }
  const codes = sent.flatMap((value) => value.split(',')).filter(Boolean)
  return codes.join(',').length <= longestFilter ? [...new Set(codes)] : []
}

/** The query string of a state in canonical order, without defaults. It starts with `?` or is empty. */
export function listSearch({ filters, sort, page, q, facet }: ListState): string {
  const parts = [
    ...(q ? [`q=${encode(q)}`] : []),
    ...Object.keys(filters)
      .sort()
      .filter((code) => (filters[code] ?? []).length > 0)
      .map((code) => `filter[${code}]=${(filters[code] ?? []).map(encode).join(',')}`),
    ...(sort ? [`sort=${encode(sort)}`] : []),
    ...(facet ? [`facet=${facet}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** The canonical form of an address sent by a form; null when it is canonical already. */
export function properSearch(search: URLSearchParams): string | null {
  const keys = [...search.keys()]
  const isRepeated = new Set(keys).size < keys.length
  const isEmpty = [...search].some(([key, value]) => value === '' && key !== 'q')
  return isRepeated || isEmpty ? listSearch(parseList(search)) : null
}

/** Toggles a value, and goes to the first page. */
export function toggle(state: ListState, code: string, value: string): ListState {
  const before = state.filters[code] ?? []
  const values = before.includes(value) ? before.filter((each) => each !== value) : [...before, value]
  return { ...state, page: 1, filters: withFilter(state.filters, code, values) }
}

/** Sets a range in whole units; null for no limit. */
export function setRange(state: ListState, code: string, from: number | null, to: number | null): ListState {
  const values = from === null && to === null ? [] : [`${from ?? ''}..${to ?? ''}`]
  return { ...state, page: 1, filters: withFilter(state.filters, code, values) }
}

export function clearFilter(state: ListState, code: string): ListState {
  return { ...state, page: 1, filters: withFilter(state.filters, code, []) }
}

export function clearFilters(state: ListState): ListState {
  return { ...state, page: 1, filters: {} }
}

function withFilter(filters: ListState['filters'], code: string, values: string[]): ListState['filters'] {
  const { [code]: _, ...others } = filters
  return values.length > 0 ? { ...others, [code]: values } : others
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+')
}
