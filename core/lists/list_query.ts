import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { badParameter } from '#core/lists/errors'
import { isLocale, type Locale } from '#core/i18n/locales'

/** What an address asks of a list, before it is held against the list's columns. */
export interface ListQuery {
  page: number
  limit: number
  /** Such as `-price,name`; null: the order of the list. */
  sort: string | null
  filter: Record<string, string>
  q: string
  locale: Locale | null
}

const LIMIT = 25
const LONGEST = 200
const WHOLE = /^[1-9]\d{0,6}$/
const KNOWN = new Set(['page', 'limit', 'sort', 'filter', 'q', 'locale'])

/** The parameters of every list, for the description of the API; `Lists` reads them by itself. */
export const listQuery = vine.compile(
  vine.object({
    page: strictNumber().min(1).optional(),
    limit: strictNumber().min(1).max(100).optional(),
    sort: vine.string().maxLength(LONGEST).optional(),
    filter: vine.object({}).allowUnknownProperties().optional(),
    q: vine.string().maxLength(LONGEST).optional(),
  })
)

/** Reads the parameters of an address; one that is not understood is refused by its name. */
export function readListQuery(query: Record<string, unknown>): ListQuery {
  const unknown = Object.keys(query).find((name) => !KNOWN.has(name))
  if (unknown !== undefined) throw badParameter(unknown)
  const limit = wholeNumber(query, 'limit') ?? LIMIT
  if (limit > 100) throw badParameter('limit')
  return {
    page: wholeNumber(query, 'page') ?? 1,
    limit,
    sort: shortText(query.sort, 'sort') || null,
    filter: readFilter(query.filter),
    q: shortText(query.q, 'q'),
    locale: isLocale(query.locale) ? query.locale : null,
  }
}

/** The filters of a selection: column → text. Empty ones ask for nothing. */
export function readFilter(filter: unknown): Record<string, string> {
  if (filter === undefined || filter === null || filter === '') return {}
  if (typeof filter !== 'object' || Array.isArray(filter)) throw badParameter('filter')
  const found: Record<string, string> = {}
  for (const [column, value] of Object.entries(filter)) {
    const text = shortText(value, `filter[${column}]`)
    if (text !== '') found[column] = text
  }
  return found
}

/** A text of the address; one with plain commas in it arrives taken apart at them. */
export function shortText(given: unknown, name: string): string {
  if (given === undefined || given === null) return ''
  const value: unknown = Array.isArray(given) && given.length > 1 ? given.join(',') : given
  if (typeof value !== 'string' || value.length > LONGEST || value.includes('\0')) throw badParameter(name)
  return value.trim()
}

function wholeNumber(query: Record<string, unknown>, name: string): number | null {
  const value = query[name]
  if (value === undefined || value === '') return null
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !WHOLE.test(text)) throw badParameter(name)
  return Number(text)
}
