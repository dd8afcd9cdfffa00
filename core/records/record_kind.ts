import type { RowValues } from '#core/database/insert_rows'

/** Runs a statement with its values and gives its rows, wherever it runs. */
export type RunRows = <T>(sql: string, bindings?: readonly (string | number | null)[]) => Promise<T[]>

/** What a column takes and gives. */
export interface RecordField {
  column: string
  read(value: unknown): unknown
  write(value: unknown): string | number | boolean | null
}

/** A kind of row that staff keep on a screen of the back office. */
export interface RecordKind<Row extends StoredRecord> {
  /** In the audit log and the change feed. */
  subject: string
  table: string
  order: string
  fields: { [Field in Exclude<keyof Row, keyof StoredRecord>]: RecordField }
}

/** Every row that people edit. */
export interface StoredRecord {
  id: number
  version: number
}

/** What a form sends of a row. */
export type RecordInput<Row extends StoredRecord> = Omit<Row, keyof StoredRecord>

export const text = (column: string): RecordField => ({
  column,
  read: (value) => value,
  write: (value) => value as string | null,
})

export const number = (column: string): RecordField => ({
  column,
  read: (value) => (value === null ? null : Number(value)),
  write: (value) => value as number | null,
})

export const flag = (column: string): RecordField => ({ column, read: Boolean, write: (value) => value as boolean })

/** A list, or any other plain data, as JSON. */
export const list = (column: string): RecordField => ({
  column,
  read: (value) => JSON.parse(String(value)) as unknown,
  write: (value) => JSON.stringify(value),
})

/** Names of fields with their columns, in one order. */
function fieldsOf<Row extends StoredRecord>({ fields }: RecordKind<Row>): [name: string, field: RecordField][] {
  return Object.entries(fields as Record<string, RecordField>)
}

/** What is written of a row, by column. */
export function columnValues<Row extends StoredRecord>(kind: RecordKind<Row>, row: RecordInput<Row>): RowValues {
  const values = row as Record<string, unknown>
  return Object.fromEntries(fieldsOf(kind).map(([name, { column, write }]) => [column, write(values[name] ?? null)]))
}

function selectFrom<Row extends StoredRecord>(kind: RecordKind<Row>): string {
  const columns = fieldsOf(kind).map(([name, { column }]) => `${column} as "${name}"`)
  return `select id, version, ${columns.join(', ')} from ${kind.table}`
}

function rowOf<Row extends StoredRecord>(kind: RecordKind<Row>, found: Record<string, unknown>): Row {
  const values = fieldsOf(kind).map(([name, { read }]) => [name, read(found[name])])
  return { id: Number(found.id), version: Number(found.version), ...Object.fromEntries(values) } as Row
}

/** All rows, in their order. */
export async function listRecords<Row extends StoredRecord>(run: RunRows, kind: RecordKind<Row>): Promise<Row[]> {
  const rows = await run<Record<string, unknown>>(`${selectFrom(kind)} order by ${kind.order}`)
  return rows.map((row) => rowOf(kind, row))
}

/** Null: there is none of that number. */
export async function findRecord<Row extends StoredRecord>(
  run: RunRows,
  kind: RecordKind<Row>,
  id: number
): Promise<Row | null> {
  const [row] = await run<Record<string, unknown>>(`${selectFrom(kind)} where id = ?`, [id])
  return row ? rowOf(kind, row) : null
}
