const seen = new WeakSet<Buffer>()
const parsed = new WeakMap<Buffer, unknown>()

/**
 * Parses the JSON of a response body. Routes with a response cache return the same Buffer again. From the second time on,
 * its value is parsed once, frozen and shared.
 */
export function readJson(bytes: Buffer): unknown {
  if (parsed.has(bytes)) return parsed.get(bytes)
  const value: unknown = JSON.parse(bytes.toString())
  if (!seen.has(bytes)) {
    seen.add(bytes)
    return value
  }
  parsed.set(bytes, freeze(value))
  return value
}

function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const inner of Object.values(value)) freeze(inner)
  return Object.freeze(value)
}
