import { LOCALES } from '#core/i18n/locales'
import { readJson } from '#core/database/statements'
import { columnOf, linkTable, linkedFields, ownFields, translatedFields, translationTable } from '#core/resources/names'
import type { AnyResource, StoredRow } from '#core/resources/resource'
import type { Field } from '#core/fields/field'
import type { Kinds, Stored } from '#core/fields/field_kind'
import type { RowValues } from '#core/database/insert_rows'
import type { RunRows } from '#core/database/run_rows'

/** A row with its values by field, as core's own code sees it. */
export type Row = StoredRow & Record<string, unknown>

/** What is written of a value. */
export function storedValue(field: Field, kinds: Kinds, value: unknown): Stored {
  if (value === null || value === undefined) return null
  const { write } = kinds.of(field)
  return write ? write(value, field.options) : (value as Stored)
}

/** A value as the row has it. */
function rowValue(field: Field, kinds: Kinds, stored: unknown): unknown {
  const { read, isNeverNull, empty } = kinds.of(field)
  if (stored === null || stored === undefined) return isNeverNull ? empty : null
  return read ? read(stored, field.options) : stored
}

/** What a column of the table itself holds: of a translated field, its texts by language. */
function ownValue(field: Field, kinds: Kinds, value: unknown): Stored {
  if (!field.options.translated) return storedValue(field, kinds, value)
  const texts = (value ?? {}) as Record<string, unknown>
  const stored = LOCALES.map((locale) => [locale, storedValue(field, kinds, texts[locale])] as const)
  return JSON.stringify(Object.fromEntries(stored.filter(([, text]) => text !== null)))
}

/** The columns of the table, with their values. Fields that the row lacks are left out. */
export function tableValues(resource: AnyResource, kinds: Kinds, row: Record<string, unknown>): RowValues {
  const given = ownFields(resource).filter((name) => {
    return row[name] !== undefined && !(row[name] === null && resource.fields[name]?.options.writeOnly)
  })
  return Object.fromEntries(
    given.map((name) => [columnOf(resource, name), ownValue(resource.fields[name] as Field, kinds, row[name])])
  )
}

/** The rows of the translations table, without their owner. A language without a text has none. */
export function translationValues(resource: AnyResource, kinds: Kinds, row: Record<string, unknown>): RowValues[] {
  const names = translatedFields(resource)
  return LOCALES.flatMap((locale) => {
    const values = names.map((name) => {
      const texts = (row[name] ?? {}) as Record<string, unknown>
      return [columnOf(resource, name), storedValue(resource.fields[name] as Field, kinds, texts[locale])] as const
    })
    return values.every(([, value]) => value === null) ? [] : [{ locale, ...Object.fromEntries(values) }]
  })
}

interface ReadParts {
  kinds: Kinds
  run: RunRows
}

/** Reads rows by their ids, in the order of the ids: at most three statements. Rows that do not exist are left out. */
export async function findRows(resource: AnyResource, parts: ReadParts, ids: readonly number[]): Promise<Row[]> {
  const found = await rowsWith(resource, parts, 'id', ids)
  const rows = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** Reads the rows whose column has one of the values, in any order: at most three statements. */
export async function rowsWith(
  resource: AnyResource,
  parts: ReadParts,
  column: string,
  values: readonly (string | number)[]
): Promise<Row[]> {
  if (values.length === 0) return []
  const where = resource.where ? ` and (${resource.where.replaceAll('$row', resource.table)})` : ''
  const rows = await selectRows(
    resource,
    parts,
    `where ${column} in (${values.map(() => '?').join(', ')})${where}`,
    values
  )
  if (rows.length > 0) await resource.hooks?.read?.(rows, parts.run)
  return rows
}

/** Reads the rows of a statement's end, such as `order by position`: at most three statements. Without what hooks fill in. */
export async function selectRows(
  resource: AnyResource,
  { kinds, run }: ReadParts,
  end: string,
  bindings: readonly (string | number)[] = []
): Promise<Row[]> {
  const columns = readFields(resource).map((name) => {
    const column = columnOf(resource, name)
    // A day is text on SQLite and a date on PostgreSQL.
    const isDay = kinds.of(resource.fields[name] as Field).stored === 'day'
    return `${isDay ? `cast(${column} as text)` : column} as "${name}"`
  })
  const found = await run<Record<string, unknown>>(
    `select ${['id', 'version', ...columns].join(', ')} from ${resource.table} ${end}`,
    [...bindings]
  )
  const rows = new Map(found.map((stored) => [Number(stored.id), ownValues(resource, kinds, stored)]))
  if (rows.size > 0 && translatedFields(resource).length > 0) await addTranslations(resource, { kinds, run }, rows)
  if (rows.size > 0 && linkedFields(resource).length > 0) await addLinks(resource, run, rows)
  return [...rows.values()]
}

const readFields = (resource: AnyResource) =>
  ownFields(resource).filter((name) => !resource.fields[name]?.options.writeOnly)

function ownValues(resource: AnyResource, kinds: Kinds, stored: Record<string, unknown>): Row {
  const values = readFields(resource).map((name) => {
    const field = resource.fields[name] as Field
    if (!field.options.translated) return [name, rowValue(field, kinds, stored[name])]
    const texts = readJson<Record<string, unknown>>(stored[name] ?? {})
    return [name, Object.fromEntries(LOCALES.map((each) => [each, rowValue(field, kinds, texts[each] || null)]))]
  })
  return { id: Number(stored.id), version: Number(stored.version), ...Object.fromEntries(values) } as Row
}

async function addTranslations(
  resource: AnyResource,
  { kinds, run }: ReadParts,
  rows: Map<number, Row>
): Promise<void> {
  const names = translatedFields(resource)
  const { table, owner } = translationTable(resource)
  for (const row of rows.values()) {
    for (const name of names) row[name] = Object.fromEntries(LOCALES.map((locale) => [locale, null]))
  }
  const columns = names.map((name) => `${columnOf(resource, name)} as "${name}"`)
  const found = await run<Record<string, unknown>>(
    `select ${owner} as owner, locale, ${columns.join(', ')} from ${table}
     where ${owner} in (${[...rows.keys()].map(() => '?').join(', ')})`,
    [...rows.keys()]
  )
  for (const stored of found) {
    const row = rows.get(Number(stored.owner))
    for (const name of names) {
      const texts = row?.[name] as Record<string, unknown>
      const locale = String(stored.locale)
      if (locale in texts) texts[locale] = rowValue(resource.fields[name] as Field, kinds, stored[name])
    }
  }
}

async function addLinks(resource: AnyResource, run: RunRows, rows: Map<number, Row>): Promise<void> {
  const names = linkedFields(resource)
  for (const row of rows.values()) for (const name of names) row[name] = []
  const marks = [...rows.keys()].map(() => '?').join(', ')
  const parts = names.map(
    (name) => `select '${name}' as field, owner_id, target_id, position from ${linkTable(resource, name)}
      where owner_id in (${marks})`
  )
  const found = await run<{ field: string; owner_id: number; target_id: number }>(
    `${parts.join(' union all ')} order by 1, 2, 4`,
    names.flatMap(() => [...rows.keys()])
  )
  for (const { field, owner_id: owner, target_id: target } of found) {
    ;(rows.get(Number(owner))?.[field] as number[]).push(Number(target))
  }
}
