/** Values of a form: objects are its branches, everything else (also arrays) is a leaf. */
export type FormValues = object

function isBranch(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** `translations.fr_FR.name` of a form's values. */
export function valueAt(values: FormValues, path: string): unknown {
  return path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], values)
}

/** The values with one of them changed; the others are the same objects. */
export function withValue<V extends FormValues>(values: V, path: string, value: unknown): V {
  const [key = '', ...rest] = path.split('.')
  const branch = (values as Record<string, unknown>)[key]
  const inner = rest.length === 0 ? value : withValue((branch as object | undefined) ?? {}, rest.join('.'), value)
  return (Array.isArray(values) ? values.with(Number(key), inner) : { ...values, [key]: inner }) as V
}

/** Every leaf's path. */
export function leaves(values: FormValues, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    isBranch(value) && Object.keys(value).length > 0 ? leaves(value, `${prefix}${key}.`) : [prefix + key]
  )
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
