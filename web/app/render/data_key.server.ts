import { createHash } from 'node:crypto'

/** Longer JSON is replaced by its digest. */
const maxLength = 200

const keys = new WeakMap<object, string>()

/**
 * A cache key that is equal for equal data. The key of an object is computed once and reused, so data for screens must not
 * be mutated.
 */
export function dataKey(data: unknown): string {
  if (Array.isArray(data) && !keys.has(data) && data.length < 10) return `[${data.map(dataKey).join()}]`
  if (typeof data !== 'object' || data === null) return short(JSON.stringify(data))
  let key = keys.get(data)
  if (key === undefined) keys.set(data, (key = short(JSON.stringify(data))))
  return key
}

function short(json = 'undefined'): string {
  return json.length <= maxLength ? json : `#${createHash('sha256').update(json).digest('base64url')}`
}
