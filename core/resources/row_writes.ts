import { LOCALES } from '#core/i18n/locales'
import { columnOf, linkTable, linkedFields, translatedFields, translationTable } from '#core/resources/names'
import { insertReturning, insertRows, type RowValues } from '#core/database/insert_rows'
import { isUniqueViolation } from '#core/database/constraint_errors'
import { queryRows } from '#core/database/query_rows'
import { tableValues, translationValues, type Row } from '#core/resources/resource_rows'
import { valueTaken } from '#core/resources/errors'
import type { AnyResource, RowChange } from '#core/resources/resource'
import type { Input } from '#core/resources/writer'
import type { Kinds } from '#core/fields/field_kind'
import type { Transaction } from '#core/database/store'

/** What a write of a row needs beside the row. */
export interface WritingParts {
  kinds: Kinds
  now: string
}

/** Fields of new rows with the default `next`: one more than the greatest. */
export async function fillNext(trx: Transaction, resource: AnyResource, given: readonly Input[]): Promise<void> {
  for (const [name, { options }] of Object.entries(resource.fields)) {
    const missing = given.filter((one) => options.default === 'next' && (one[name] ?? null) === null)
    if (missing.length === 0) continue
    const [row] = await queryRows<{ next: number }>(
      trx,
      `select coalesce(max(${columnOf(resource, name)}), -1) + 1 as next from ${resource.table}`
    )
    for (const [at, one] of missing.entries()) one[name] = Number(row?.next) + at
  }
}

/** Inserts the rows themselves and gives them their ids. */
export async function insertOwn(
  trx: Transaction,
  resource: AnyResource,
  rows: readonly Row[],
  { kinds, now }: WritingParts
): Promise<void> {
  const given: RowValues[] = rows.map((row) => ({
    ...tableValues(resource, kinds, row),
    ...(resource.hasTimestamps === false ? {} : { created_at: now, updated_at: now }),
  }))
  if (resource.isNumberedByHand) {
    const [next] = await queryRows<{ id: number }>(trx, `select coalesce(max(id), 0) + 1 as id from ${resource.table}`)
    for (const [at, values] of given.entries()) values.id = Number(next?.id) + at
  }
  const names = [...new Set(given.flatMap((values) => Object.keys(values)))]
  const whole = given.map((values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null])))
  const inserted = insertReturning<{ id: number }>(trx, resource.table, whole, 'returning id')
  const found = await inserted.catch((error: unknown) => {
    throw isUniqueViolation(error) && trx.dialect.name !== 'postgres' ? valueTaken({}, resource.title) : error
  })
  // They are numbered in the order of the values. No database promises the order in which they come back.
  const ids = found.map(({ id }) => Number(id)).sort((one, other) => one - other)
  for (const [at, row] of rows.entries()) row.id = ids[at] as number
}

/** Writes the row itself over the present one. */
export async function replaceOwn(
  trx: Transaction,
  resource: AnyResource,
  row: Row,
  { kinds, now }: WritingParts
): Promise<void> {
  const values: RowValues = {
    ...tableValues(resource, kinds, row),
    ...(resource.hasTimestamps === false ? {} : { updated_at: now }),
  }
  const names = Object.keys(values)
  if (names.length === 0) return
  const set = names.map((name) => `${name} = ?`).join(', ')
  await queryRows(trx, `update ${resource.table} set ${set} where id = ?`, [...Object.values(values), row.id])
}

/**
 * Writes changed values of many rows: one statement for the rows that get the same ones. A change of many rows has one, its
 * undoing as many as there were different values before.
 */
export async function replaceValues(
  trx: Transaction,
  resource: AnyResource,
  changes: readonly RowChange<Row>[],
  { kinds, now }: WritingParts
): Promise<void> {
  const written = changes.map(({ before, after }) => {
    const [old, next] = [tableValues(resource, kinds, before ?? {}), tableValues(resource, kinds, after)]
    const differing = Object.entries(next).filter(([name, value]) => value !== old[name])
    return { id: after.id, values: Object.fromEntries(differing) }
  })
  for (const rows of Map.groupBy(written, ({ values }) => JSON.stringify(values)).values()) {
    const values = { ...rows[0]?.values, ...(resource.hasTimestamps === false ? {} : { updated_at: now }) }
    const set = ['version = version + 1', ...Object.keys(values).map((name) => `${name} = ?`)].join(', ')
    const ids = rows.map(({ id }) => id)
    await queryRows(trx, `update ${resource.table} set ${set} where ${among('id', ids)}`, [
      ...Object.values(values),
      ...ids,
    ])
  }
}

/** Translations and links: written anew where they differ. */
export async function writeParts(
  trx: Transaction,
  resource: AnyResource,
  changes: readonly RowChange<Row>[],
  kinds: Kinds
): Promise<void> {
  const differing = (name: string) =>
    changes.filter(
      ({ before, after }) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after[name] ?? null)
    )
  const texts = new Set(translatedFields(resource).flatMap(differing))
  await writeTexts(trx, resource, [...texts], kinds)
  for (const name of linkedFields(resource)) {
    await replaceParts(trx, { table: linkTable(resource, name), owner: 'owner_id' }, differing(name), (after) =>
      ((after[name] ?? []) as number[]).map((target, position) => ({ target_id: target, position }))
    )
  }
}

/** Translations: one statement, unless a language has lost all of its texts. */
async function writeTexts(
  trx: Transaction,
  resource: AnyResource,
  changes: readonly RowChange<Row>[],
  kinds: Kinds
): Promise<void> {
  const { table, owner } = translationTable(resource)
  const rows = changes.flatMap(({ after }) =>
    translationValues(resource, kinds, after).map((values) => ({ [owner]: after.id, ...values }))
  )
  if (rows.length < changes.length * LOCALES.length) {
    const had = changes.flatMap(({ before }) => before?.id ?? [])
    if (had.length > 0) await queryRows(trx, `delete from ${table} where ${among(owner, had)}`, had)
  }
  const columns = translatedFields(resource).map((name) => columnOf(resource, name))
  const set = columns.map((column) => `${column} = excluded.${column}`).join(', ')
  await insertRows(trx, table, rows, `on conflict (${owner}, locale) do update set ${set}`)
}

async function replaceParts(
  trx: Transaction,
  { table, owner }: { table: string; owner: string },
  changes: readonly RowChange<Row>[],
  partsOf: (after: Row) => RowValues[]
): Promise<void> {
  const had = changes.flatMap(({ before }) => before?.id ?? [])
  if (had.length > 0) await queryRows(trx, `delete from ${table} where ${among(owner, had)}`, had)
  const rows = changes.flatMap(({ after }) => partsOf(after).map((values) => ({ [owner]: after.id, ...values })))
  await insertRows(trx, table, rows)
}

const among = (column: string, ids: readonly number[]) => `${column} in (${ids.map(() => '?').join(', ')})`

/** Deletes rows with their links and translations. */
export async function deleteRows(trx: Transaction, resource: AnyResource, ids: readonly number[]): Promise<void> {
  const { table, owner } = translationTable(resource)
  const parts = [
    ...linkedFields(resource).map((name) => [linkTable(resource, name), 'owner_id']),
    ...(translatedFields(resource).length > 0 ? [[table, owner]] : []),
    [resource.table, 'id'],
  ]
  for (const [from, column = ''] of parts) await queryRows(trx, `delete from ${from} where ${among(column, ids)}`, ids)
}
