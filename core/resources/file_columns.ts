import { LOCALES, type Locale } from '#core/i18n/locales'
import { NAMES_APART, type RowNames } from '#core/lists/row_names'
import { isSecretName } from '#core/audit/redact'
import { isCurrency, minorDigits } from '#core/money/currency'
import { permissionOf } from '#core/resources/names'
import type { AnyResource } from '#core/resources/resource'
import type { Field } from '#core/fields/field'
import type { Kinds } from '#core/fields/field_kind'
import type { Label } from '#core/i18n/label'
import type { Row } from '#core/resources/resource_rows'

/** A column of a resource's file: a field, or a translated field in one language. */
export interface FileColumn {
  /** `places`, `title.fr_FR`. */
  name: string
  /** Name of the field; `id` for the id. */
  field: string
  locale: Locale | null
  label: Label
}

/** The column that names a row which nothing else names. */
export const ID = 'id'

const ID_COLUMN: FileColumn = { name: ID, field: ID, locale: null, label: { fr_FR: 'Numéro', en_GB: 'Number' } }

/** Fields that a row is found by: the first unique one, and those within which it is unique. Empty: its id. */
export function keyFields({ fields }: AnyResource): string[] {
  const [name, field] =
    Object.entries(fields).find(([, { options }]) => options.unique && !options.translated && !options.readOnly) ?? []
  if (!name || !field) return []
  const { unique } = field.options
  return unique === true ? [name] : [name, ...(unique ?? [])]
}

/** The columns of its files: every field that a request may give, but for what is never read or kept elsewhere. */
export function fileColumns(resource: AnyResource): FileColumn[] {
  const { fields } = resource
  const [key] = keyFields(resource)
  const options = key === undefined ? {} : (fields[key]?.options as { required?: boolean; from?: string })
  const isNamed = options.required === true || options.from !== undefined
  const columns = Object.entries(fields).flatMap(([field, { options: own }]): FileColumn[] => {
    if (own.readOnly || own.writeOnly || own.stored === false) return []
    if (!own.translated) return [{ name: field, field, locale: null, label: own.label }]
    return LOCALES.map((locale) => ({ name: `${field}.${locale}`, field, locale, label: labelIn(own.label, locale) }))
  })
  return isNamed ? columns : [ID_COLUMN, ...columns]
}

const labelIn = ({ fr_FR, en_GB }: Label, locale: Locale): Label => ({
  fr_FR: `${fr_FR} (${locale})`,
  en_GB: `${en_GB} (${locale})`,
})

/** The columns of an export to be imported again: those that the person may see, without secrets. */
export function exportedColumns(resource: AnyResource, may: (permission: string) => boolean): FileColumn[] {
  return fileColumns(resource).filter(({ field }) => {
    const key = resource.fields[field]?.options.permission?.view
    return (key === undefined || may(key)) && !isSecretName(field)
  })
}

/** Permissions to import its rows; none: nobody can write them. */
export function importPermissions(resource: AnyResource): string[] {
  return [permissionOf(resource, 'create'), permissionOf(resource, 'update')].filter((key) => key !== null)
}

/** What cells are read and written with. */
export interface CellParts {
  kinds: Kinds
  names: RowNames
  /** Code of ISO 4217 of amounts that name none. */
  baseCurrency: string
}

/** What `parse` and `format` of a kind are given beside the value. */
export function digitsOf(
  { fields }: AnyResource,
  { options }: Field,
  row: Record<string, unknown>,
  baseCurrency: string
): number {
  const { currency = baseCurrency } = options as { currency?: string }
  const code = currency in fields ? row[currency] : currency
  return minorDigits(typeof code === 'string' && isCurrency(code) ? code : baseCurrency)
}

/** The cells of rows, by column: two statements for each relation. */
export async function cellsOf(
  resource: AnyResource,
  parts: CellParts,
  rows: readonly Row[]
): Promise<Record<string, string>[]> {
  const columns = fileColumns(resource)
  const names = await relatedNames(resource, parts, rows)
  const cellOf = (row: Row, { field: name, locale }: FileColumn): string => {
    if (name === ID) return String(row.id)
    const field = resource.fields[name] as Field
    const held = row[name] ?? null
    const value = locale && held !== null ? (held as Record<string, unknown>)[locale] : held
    if (value === null || value === undefined) return ''
    const called = names.get(name)
    if (called) return ([value].flat() as number[]).map((id) => called.get(id) ?? `#${id}`).join(NAMES_APART)
    return parts.kinds.of(field).format(value, field.options, digitsOf(resource, field, row, parts.baseCurrency))
  }
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column.name, cellOf(row, column)])))
}

/** The relations of a resource with the key of what they choose from. */
export function relationsOf({ fields }: AnyResource): [field: string, of: string][] {
  return Object.entries(fields).flatMap(([name, { kind, options }]) =>
    kind === 'relation' ? [[name, (options as unknown as { of: string }).of]] : []
  )
}

async function relatedNames(resource: AnyResource, { names }: CellParts, rows: readonly Row[]) {
  const found = relationsOf(resource).map(async ([field, of]) => {
    const ids = rows.flatMap((row) => [row[field] ?? []].flat() as number[])
    return [field, await names.of(of, [...new Set(ids)])] as const
  })
  return new Map(await Promise.all(found))
}
