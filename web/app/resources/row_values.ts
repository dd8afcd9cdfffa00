import type { DescribedField } from '#web/fields/field_props'
import { isShown } from '#web/fields/is_shown'
import type { Locale } from '#web/lib/locale'
import type { ResourceDescription, ResourceField, ResourceRow, ResourceValues } from './resource_types'

/** What people call a row by: a translated title in their language, else in another one. */
export function nameOf({ title }: ResourceDescription, row: ResourceRow, locale: Locale): string {
  const named = row[title]
  const name = isBranch(named) ? (named[locale] ?? Object.values(named).find(Boolean)) : named
  return String(name ?? row.id)
}

/** Key of the list's column by which people call a row. */
export function titleKey({ title, fields }: ResourceDescription): string {
  return fields.find(({ name }) => name === title)?.key ?? title
}

/** The values of the form of a row: an empty input where the row has none. */
export function valuesOf({ fields }: ResourceDescription, row: ResourceRow): ResourceValues {
  return Object.fromEntries(fields.map(({ name, empty }) => [name, withBlanks(row[name], empty)]))
}

/** The values of the form of a new row. */
export function blankValues({ fields }: ResourceDescription): ResourceValues {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, initial]))
}

/** What the address of a new row gives: the parent in a tree (`?parent=3`), and rows that it refers to (`?customerId=12`). */
export function givenBy({ tree, fields }: ResourceDescription, search: URLSearchParams): ResourceValues {
  const idOf = (name: string) => Number(search.get(name))
  const relations = fields.filter(({ name, kind, options, isReadOnly }) => {
    return kind === 'relation' && !(options as { many?: boolean }).many && !isReadOnly && idOf(name) > 0
  })
  const values: ResourceValues = Object.fromEntries(relations.map(({ name }) => [name, idOf(name)]))
  return tree && idOf('parent') > 0 ? { ...values, parentId: idOf('parent') } : values
}

/**
 * The body of a request. Fixed fields are set at creation only; who may not change a field does not send it. What is not
 * shown is empty: a value that nobody sees would be refused where nobody finds it.
 */
export function sentValues(
  { fields }: ResourceDescription,
  values: ResourceValues,
  isChange: boolean
): Record<string, unknown> {
  const sent = fields.filter(({ fixed, isReadOnly }) => !isReadOnly && !(fixed && isChange))
  const valueOf = (name: string) => values[name]
  return Object.fromEntries(
    sent.map((field) => [field.name, withNulls(isShown(field, fields, valueOf) ? given(field, values) : field.empty)])
  )
}

function withBlanks(value: unknown, empty: unknown): unknown {
  if (value === null || value === undefined) return empty
  if (!isBranch(value) || !isBranch(empty)) return value
  return Object.fromEntries(Object.entries(empty).map(([key, blank]) => [key, withBlanks(value[key], blank)]))
}

/** A required group is sent with its fields, empty as they are: the server then says which of them are missing. */
function given({ name, kind, required, options }: ResourceField, values: ResourceValues): unknown {
  const value = values[name]
  const { fields } = options as { fields?: readonly DescribedField[] }
  if (kind !== 'group' || !required || !fields || value !== null) return value
  return Object.fromEntries(fields.map((inner) => [inner.name, inner.initial]))
}

/** An empty text is no value. */
function withNulls(value: unknown): unknown {
  if (value === '') return null
  if (Array.isArray(value)) return value.map(withNulls)
  if (!isBranch(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNulls(inner)]))
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
