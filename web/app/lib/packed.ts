declare const shape: unique symbol

/**
 * Data as JSON whose two kinds of quotation marks have changed places: on its way into a page it becomes a string in a
 * string, where every `"` would be written as four letters.
 */
export type Packed<T> = string & { readonly [shape]?: T }

/** Few are enough: on the server those being rendered, in the browser the page in view and the one it came from. */
const kept = 32

const recent = new Map<string, unknown>()

/**
 * Large data of a screen as one text. What a loader gives is otherwise walked and written value by value, for the page and
 * again in the browser; for a list of wines that took longer than finding them.
 */
export function pack<T extends object>(value: T): Packed<T> {
  let text = texts.get(value) as Packed<T> | undefined
  if (text === undefined) texts.set(value, (text = write(value)))
  remember(text, value)
  return text
}

/** What was packed before, in a page that showed the same. */
const texts = new WeakMap<object, string>()

const made = new WeakMap<object, Map<string, unknown>>()

/** What is made of the same source, in the way that `key` names, is made once. Nobody may change it afterwards. */
export function makeOnce<T>(source: object, key: string, make: () => T): T {
  let ways = made.get(source)
  if (!ways) made.set(source, (ways = new Map()))
  if (!ways.has(key)) ways.set(key, make())
  return ways.get(key) as T
}

/** The data of a text; while it is in view the same text gives the same object. */
export function unpack<T>(text: Packed<T>): T {
  const value = recent.has(text) ? recent.get(text) : read(text)
  remember(text, value)
  return value as T
}

/** The text of a value that is kept elsewhere. */
export function write<T extends object>(value: T): Packed<T> {
  return swapQuotes(JSON.stringify(value)) as Packed<T>
}

/** What `write` wrote. */
export function read<T>(text: Packed<T>): T {
  return JSON.parse(swapQuotes(text)) as T
}

function remember(text: string, value: unknown): void {
  recent.delete(text)
  recent.set(text, value)
  for (const oldest of recent.keys()) {
    if (recent.size <= kept) break
    recent.delete(oldest)
  }
}

/** JSON never holds this letter as it is. */
const AWAY = '\u0001'

function swapQuotes(text: string): string {
  if (!text.includes("'")) return text.replace(/"/g, "'")
  return text.replace(/'/g, AWAY).replace(/"/g, "'").replaceAll(AWAY, '"')
}
