import { columnOf, linkTable, linkedFields, translatedFields, translationTable } from '#core/resources/names'
import { insertRow, insertRows, type RowValues } from '#core/database/insert_rows'
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

/** Fields with the default `next`: one more than the greatest. */
export async function fillNext(trx: Transaction, resource: AnyResource, given: Input): Promise<void> {
  for (const [name, { options }] of Object.entries(resource.fields)) {
    if (options.default !== 'next' || (given[name] ?? null) !== null) continue
    const [row] = await queryRows<{ next: number }>(
      trx,
      `select coalesce(max(${columnOf(resource, name)}), -1) + 1 as next from ${resource.table}`
    )
    given[name] = Number(row?.next)
  }
}

/** Inserts the row itself and returns its id. */
export async function insertOwn(
  trx: Transaction,
  resource: AnyResource,
  row: Row,
  { kinds, now }: WritingParts
): Promise<number> {
  const values: RowValues = {
    ...tableValues(resource, kinds, row),
    ...(resource.hasTimestamps === false ? {} : { created_at: now, updated_at: now }),
  }
  if (resource.isNumberedByHand) {
    const [next] = await queryRows<{ id: number }>(trx, `select coalesce(max(id), 0) + 1 as id from ${resource.table}`)
    values.id = Number(next?.id)
  }
  return insertRow(trx, resource.table, values).catch((error: unknown) => {
    throw isUniqueViolation(error) && trx.dialect.name !== 'postgres' ? valueTaken({}, resource.title) : error
  })
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

/** Translations and links: written anew where they differ. */
export async function writeParts(
  trx: Transaction,
  resource: AnyResource,
  { before, after }: RowChange<Row>,
  kinds: Kinds
): Promise<void> {
  const differs = (name: string) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after[name] ?? null)
  if (translatedFields(resource).some(differs)) {
    const { table, owner } = translationTable(resource)
    if (before) await queryRows(trx, `delete from ${table} where ${owner} = ?`, [after.id])
    const rows = translationValues(resource, kinds, after)
    await insertRows(
      trx,
      table,
      rows.map((values) => ({ [owner]: after.id, ...values }))
    )
  }
  for (const name of linkedFields(resource).filter(differs)) {
    const table = linkTable(resource, name)
    if (before) await queryRows(trx, `delete from ${table} where owner_id = ?`, [after.id])
    const ids = (after[name] ?? []) as number[]
    await insertRows(
      trx,
      table,
      ids.map((target, position) => ({ owner_id: after.id, target_id: target, position }))
    )
  }
}

/** Deletes the row with its links and translations. */
export async function deleteRow(trx: Transaction, resource: AnyResource, id: number): Promise<void> {
  for (const name of linkedFields(resource)) {
    await queryRows(trx, `delete from ${linkTable(resource, name)} where owner_id = ?`, [id])
  }
  if (translatedFields(resource).length > 0) {
    const { table, owner } = translationTable(resource)
    await queryRows(trx, `delete from ${table} where ${owner} = ?`, [id])
  }
  await queryRows(trx, `delete from ${resource.table} where id = ?`, [id])
}
