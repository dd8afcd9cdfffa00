import vine from '@vinejs/vine'

/** Orders that the address of a list may name; a minus turns one round. */
export const LIST_SORTS = ['position', 'price', '-price', 'name', '-name', 'created', '-created'] as const

/** Shape of a list's query; `flattenQuery` first. What it does not name is ignored. */
export const listQuery = vine.create({
  page: vine.number().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: vine.number().withoutDecimals().min(1).max(1_000_000).optional(),
  sort: vine.enum(LIST_SORTS).optional(),
  q: vine.string().trim().maxLength(200).optional(),
  filter: vine.record(vine.string().maxLength(1_000)).optional(),
  price: vine
    .string()
    .regex(/^(?:\d{1,9}(?:\.\d{1,2})?)?\.\.(?:\d{1,9}(?:\.\d{1,2})?)?$/)
    .optional(),
})

/** The query as people write it: the price is one of its filters. */
export const listParameters = {
  toJSONSchema(): object {
    const { properties, ...rest } = listQuery.toJSONSchema() as { properties: Record<string, object> }
    const { price: _, ...written } = properties
    return { ...rest, properties: written }
  },
}

/**
 * A parsed query with empty values left out and repeated ones joined by commas, as forms without a script and the
 * named-route client send them. The price, the one filter with a form of its own, stands apart.
 */
export function flattenQuery(query: Record<string, unknown>): Record<string, unknown> {
  const { filter, page, limit, sort, q } = query
  const flat: Record<string, unknown> = {}
  for (const [name, value] of Object.entries({ page, limit, sort, q })) if (isGiven(value)) flat[name] = value
  if (!isGiven(filter)) return flat
  if (typeof filter !== 'object' || Array.isArray(filter)) return { ...flat, filter }
  const { price, ...chosen } = filter as Record<string, unknown>
  if (isGiven(price)) flat.price = joined(price)
  flat.filter = Object.fromEntries(
    Object.entries(chosen).flatMap(([code, value]) => (isGiven(value) ? [[code, joined(value)]] : []))
  )
  return flat
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function joined(value: unknown): unknown {
  return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value.join(',') : value
}
