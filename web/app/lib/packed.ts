declare const shape: unique symbol

/**
 * JSON with `"` and `'` swapped. In a page it is a string inside a string, where each `"` would be escaped to four
 * characters.
 */
export type Packed<T> = string & { readonly [shape]?: T }

/** Enough for the pages being rendered on the server, and for the current and previous page in the browser. */
const cacheSize = 32

/** Unpacked values by their text, least recently used first. */
const recent = new Map<string, unknown>()

/**
 * Packs large data of a screen into one string. Otherwise Remix serialises it value by value, and parses it again in the
 * browser: for a list of wines that took longer than the query.
 */
export function pack<T extends object>(value: T): Packed<T> {
  let text = packedTexts.get(value) as Packed<T> | undefined
  if (text === undefined) packedTexts.set(value, (text = serialize(value)))
  remember(text, value)
  return text
}

/** Pages that show the same object share its text. */
const packedTexts = new WeakMap<object, string>()

const derived = new WeakMap<object, Map<string, unknown>>()

/** Caches a value derived from `source` by `key`, as long as the source lives. Callers must not change the value. */
export function cachedFor<T>(source: object, key: string, make: () => T): T {
  let values = derived.get(source)
  if (!values) derived.set(source, (values = new Map()))
  if (!values.has(key)) values.set(key, make())
  return values.get(key) as T
}

/** Unpacks data. While it is cached, the same text gives the same object. */
export function unpack<T>(text: Packed<T>): T {
  const value = recent.has(text) ? recent.get(text) : deserialize(text)
  remember(text, value)
  return value as T
}

/** Packs without a cache, for callers that have their own. */
export function serialize<T extends object>(value: T): Packed<T> {
  return swapQuotes(JSON.stringify(value)) as Packed<T>
}

/** Unpacks without a cache. */
export function deserialize<T>(text: Packed<T>): T {
  return JSON.parse(swapQuotes(text)) as T
}

function remember(text: string, value: unknown): void {
  recent.delete(text)
  recent.set(text, value)
  for (const oldest of recent.keys()) {
    if (recent.size <= cacheSize) break
    recent.delete(oldest)
  }
}

/** JSON escapes this character, so it never contains it. */
const PLACEHOLDER = '\u0001'

function swapQuotes(text: string): string {
  if (!text.includes("'")) return text.replace(/"/g, "'")
  return text.replace(/'/g, PLACEHOLDER).replace(/"/g, "'").replaceAll(PLACEHOLDER, '"')
}
