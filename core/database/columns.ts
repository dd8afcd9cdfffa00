import { column } from '@adonisjs/lucid/orm'
import type { BaseSchema } from '@adonisjs/lucid/schema'
import { foldEmail } from '#core/database/fold_email'
import { readInstant, writeInstant } from '#core/time/instant'
import type { DateTime } from 'luxon'

/** The table being made, inside `createTable` and `alterTable` of a migration. */
export type Table = Parameters<Parameters<BaseSchema['schema']['createTable']>[1]>[0]

export type Column = ReturnType<Table['text']>

interface DialectOfTable {
  client: { dialect: string }
}

function onPostgres(table: Table): boolean {
  return (table as unknown as DialectOfTable).client.dialect === 'postgresql'
}

/** Text whose order is the order of its bytes, on both databases. */
function bytewise(table: Table, name: string, length: number): Column {
  if (onPostgres(table)) return table.specificType(name, `varchar(${length}) collate "C"`)
  return table.string(name, length)
}

/** The 64-bit primary key, counted by the database. */
export const id = (table: Table, name = 'id'): Column => table.bigIncrements(name)

/** A 64-bit integer that names a row; add `.references(…)` for a foreign key. */
export const reference = (table: Table, name: string) => table.bigInteger(name)

/** An amount in minor units. Its currency stands in a `currency` column. */
export const money = (table: Table, name: string): Column => table.bigInteger(name)

/** An instant in UTC to the millisecond: fixed-width text on SQLite, `timestamptz(3)` on PostgreSQL. */
export function instant(table: Table, name: string): Column {
  return onPostgres(table) ? table.specificType(name, 'timestamptz(3)') : table.string(name, 24)
}

/** `created_at` and `updated_at`. */
export function timestamps(table: Table): void {
  instant(table, 'created_at').notNullable()
  instant(table, 'updated_at').notNullable()
}

/** True or false: 0 and 1 on SQLite. */
export const boolean = (table: Table, name: string): Column => table.boolean(name)

/** Any value as JSON text, written by us, so that both databases keep it byte for byte. */
export const json = (table: Table, name: string): Column => table.text(name)

/** A folded e-mail address; unique indexes on it hold whatever the case. */
export const email = (table: Table, name = 'email'): Column => bytewise(table, name, 254)

/** A key of `sortKey()`: ordering by it is alphabetical, the same on both databases. */
export const sortKey = (table: Table, name: string): Column => bytewise(table, name, 260)

/** A code, slug, SKU or path: compared and ordered by its bytes. */
export const code = (table: Table, name: string, length = 64): Column => bytewise(table, name, length)

/** Counts the writes of a row that people edit: a stale write is refused. */
export const version = (table: Table, name = 'version'): Column => table.integer(name).notNullable().defaultTo(1)

const toNumber = (value: unknown) => (value === null || value === undefined ? value : Number(value))

/** Property of an `id` column: a number. */
export const idColumn = () => column({ isPrimary: true, consume: toNumber })

/** Property of a `reference` column: a number or null. */
export const referenceColumn = () => column({ consume: toNumber })

/** Property of a `money` column: minor units as a number. */
export const moneyColumn = () => column({ consume: toNumber })

/** Property of an `instant` column: a Luxon `DateTime` in UTC. */
export const instantColumn = () =>
  column({
    prepare: (value?: DateTime | null) => (value ? writeInstant(value) : value),
    consume: (value?: string | null) => (value ? readInstant(value) : value),
    serialize: (value?: DateTime | null) => (value ? writeInstant(value) : value),
  })

/** Property of a `boolean` column. */
export const booleanColumn = () =>
  column({
    consume: (value: unknown) => (value === null || value === undefined ? value : Boolean(value)),
  })

/** Property of a `json` column. */
export const jsonColumn = () =>
  column({
    prepare: (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value)),
    consume: (value: string | null) => (value === null ? null : (JSON.parse(value) as unknown)),
  })

/** Property of an `email` column: folded when written. Fold what is looked for, too. */
export const emailColumn = () => column({ prepare: (value?: string | null) => (value ? foldEmail(value) : value) })

/** Property of a `sortKey` column: for ordering only, it never leaves the server. */
export const sortKeyColumn = () => column({ serializeAs: null })
