import { createHash } from 'node:crypto'

/** Longer data is told by a digest of it. */
const longest = 200

const keys = new WeakMap<object, string>()

/**
 * A text that is the same for the same data, and another one for other data. An object is read once: whoever makes data for
 * screens makes a new object rather than change one.
 */
export function dataKey(data: unknown): string {
  if (Array.isArray(data) && !keys.has(data) && data.length < 10) return `[${data.map(dataKey).join()}]`
  if (typeof data !== 'object' || data === null) return short(JSON.stringify(data))
  let key = keys.get(data)
  if (key === undefined) keys.set(data, (key = short(JSON.stringify(data))))
  return key
}

function short(json = 'undefined'): string {
  return json.length <= longest ? json : `#${createHash('sha256').update(json).digest('base64url')}`
}
