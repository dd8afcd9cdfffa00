import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import type { FieldContext } from '@vinejs/vine/types'

/** Orders that the address of a list may name; a minus turns one round. Without words relevance is the shop's order. */
const LIST_SORTS = ['relevance', 'position', 'price', '-price', 'name', '-name', 'created', '-created'] as const

/** Letters of the longest search. */
export const LONGEST_QUERY = 200

const PRICE = /^(?:\d{1,9}(?:\.\d{1,2})?)?\.\.(?:\d{1,9}(?:\.\d{1,2})?)?$/

/** The price, `10..50`, is the one filter with a form of its own. */
const priceFilter = vine.createRule((filter: unknown, _options: undefined, field: FieldContext) => {
  const { price } = (filter ?? {}) as Record<string, unknown>
  if (typeof price !== 'string' || PRICE.test(price)) return
  field.report('The {{ field }} field format is invalid', 'regex', { ...field, getFieldPath: () => 'filter.price' })
})

/** Shape of a list's query; `flattenQuery` first. What it does not name is ignored. */
export const listQuery = vine.create({
  page: strictNumber().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: strictNumber().withoutDecimals().min(1).max(1_000_000).optional(),
  sort: vine.enum(LIST_SORTS).optional(),
  q: vine.string().trim().maxLength(LONGEST_QUERY).optional(),
  filter: vine.record(vine.string().maxLength(1_000)).use(priceFilter()).optional(),
})

/**
 * A parsed query with empty values left out and repeated ones joined by commas, as forms without a script and the
 * named-route client send them.
 */
export function flattenQuery(query: Record<string, unknown>): Record<string, unknown> {
  const { filter, page, limit, sort, q } = query
  const flat: Record<string, unknown> = {}
  for (const [name, value] of Object.entries({ page, limit, sort, q })) if (isGiven(value)) flat[name] = value
  if (!isGiven(filter)) return flat
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return { ...flat, filter }
  flat.filter = Object.fromEntries(
    Object.entries(filter).flatMap(([code, value]) => (isGiven(value) ? [[code, joined(value)]] : []))
  )
  return flat
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function joined(value: unknown): unknown {
  return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value.join(',') : value
}
