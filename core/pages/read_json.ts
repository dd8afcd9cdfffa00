const seen = new WeakSet<Buffer>()
const read = new WeakMap<Buffer, unknown>()

/**
 * What an answer's bytes say. Routes that keep their answers give the same bytes again: those are read once, and what they
 * say is shared and cannot be changed.
 */
export function readJson(bytes: Buffer): unknown {
  if (read.has(bytes)) return read.get(bytes)
  const value: unknown = JSON.parse(bytes.toString())
  if (!seen.has(bytes)) {
    seen.add(bytes)
    return value
  }
  read.set(bytes, freeze(value))
  return value
}

function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const inner of Object.values(value)) freeze(inner)
  return Object.freeze(value)
}
