import type { RichText } from '#web/rich_text/document'

/** Values of a form, as a tree: objects are branches, all other values, arrays and documents are leaves. */
export type FormValues = object

/** A rich text is one value: half of one editor's text and half of another's would be no document. */
export function isDocument(value: unknown): value is RichText {
  const { type, content } = (value ?? {}) as Partial<RichText>
  return type === 'doc' && Array.isArray(content)
}

function isBranch(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isDocument(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The value at a path such as `translations.fr_FR.name`. */
export function valueAt(values: FormValues, path: string): unknown {
  return path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], values)
}

/** A copy of the values with one changed. Unchanged branches are shared. */
export function withValue<V extends FormValues>(values: V, path: string, value: unknown): V {
  const [key = '', ...rest] = path.split('.')
  const branch = (values as Record<string, unknown>)[key]
  const inner = rest.length === 0 ? value : withValue((branch as object | undefined) ?? {}, rest.join('.'), value)
  return (Array.isArray(values) ? values.with(Number(key), inner) : { ...values, [key]: inner }) as V
}

/** The paths of all leaves. */
export function leaves(values: FormValues, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    isBranch(value) && Object.keys(value).length > 0 ? leaves(value, `${prefix}${key}.`) : [prefix + key]
  )
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** The key that identifies a row of a list at any position. */
const KEYS = ['id', 'position', 'sku', 'code', 'key'] as const

/** The path of a value in the earlier values. Rows of a list are found by their key, since they may have moved. */
export function counterpartAt(base: FormValues, values: FormValues, path: string): unknown {
  let [before, now]: unknown[] = [base, values]
  for (const step of path.split('.')) {
    const next = (now as Record<string, unknown> | undefined)?.[step]
    before = Array.isArray(before)
      ? rowLike(before as unknown[], next, step)
      : (before as Record<string, unknown>)?.[step]
    now = next
  }
  return before
}

function rowLike(rows: unknown[], row: unknown, step: string): unknown {
  const named = row as Record<string, unknown> | undefined
  const key = KEYS.find(
    (each) => typeof named?.[each] === 'number' || (typeof named?.[each] === 'string' && named[each])
  )
  return key === undefined
    ? rows[Number(step)]
    : rows.find((one) => (one as Record<string, unknown>)[key] === named?.[key])
}
