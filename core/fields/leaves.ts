import { isLocale } from '#core/i18n/locales'
import type { Field, Fields } from '#core/fields/field'

/** A field that has none inside, by the names that lead to it: `['steps', 'photo']`. */
export interface Leaf {
  field: Field
  names: readonly string[]
}

/** A value of a leaf and where it stands: `steps.0.photo`. */
export interface PlacedValue {
  value: string | number
  at: string
}

/** The fields themselves, and in place of groups and repeaters those inside, however deep. */
export function leavesOf(fields: Fields, above: readonly string[] = []): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { fields: inner } = field.options as { fields?: Fields }
    const names = [...above, name]
    return inner ? leavesOf(inner, names) : [{ field, names }]
  })
}

/** The texts and numbers that a row has for a leaf, those of every item and language. */
export function valuesAt({ names }: Leaf, row: Record<string, unknown>): PlacedValue[] {
  const [first = '', ...rest] = names
  return placed(row[first], rest, first)
}

function placed(value: unknown, names: readonly string[], at: string): PlacedValue[] {
  if (Array.isArray(value)) {
    // Several values of one field are one place; several items are as many.
    return value.flatMap((one, index) => placed(one, names, names.length > 0 ? `${at}.${index}` : at))
  }
  if (typeof value === 'string' || typeof value === 'number') return [{ value, at }]
  if (typeof value !== 'object' || value === null) return []
  const [name, ...rest] = names
  if (name === undefined) return Object.entries(value).flatMap(([key, one]) => placed(one, [], `${at}.${key}`))
  // A translated group has its fields in each language.
  const languages = Object.entries(value).filter(([key]) => isLocale(key))
  if (languages.length > 0) return languages.flatMap(([key, one]) => placed(one, names, `${at}.${key}`))
  return placed((value as Record<string, unknown>)[name], rest, `${at}.${name}`)
}
