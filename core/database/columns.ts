import { column } from '@adonisjs/lucid/orm'
import type { BaseSchema } from '@adonisjs/lucid/schema'
import { foldEmail } from '#core/database/fold_email'
import { readInstant, writeInstant } from '#core/time/instant'
import type { DateTime } from 'luxon'

/** The table builder that `createTable` and `alterTable` of a migration receive. */
export type Table = Parameters<Parameters<BaseSchema['schema']['createTable']>[1]>[0]

export type Column = ReturnType<Table['text']>

/** knex sets the property; its types omit it. */
interface TableWithClient {
  client: { dialect: string }
}

function onPostgres(table: Table): boolean {
  return (table as unknown as TableWithClient).client.dialect === 'postgresql'
}

/** Text that both databases compare and order by its bytes. */
function bytewise(table: Table, name: string, length: number): Column {
  if (onPostgres(table)) return table.specificType(name, `varchar(${length}) collate "C"`)
  return table.string(name, length)
}

/** The 64-bit, auto-incremented primary key. */
export const id = (table: Table, name = 'id'): Column => table.bigIncrements(name)

/** A 64-bit integer that holds the id of another row; add `.references(…)` for a foreign key. */
export const reference = (table: Table, name: string) => table.bigInteger(name)

/** An amount in minor units. A `currency` column holds its currency. */
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

/** Stored as 0 and 1 on SQLite. */
export const boolean = (table: Table, name: string): Column => table.boolean(name)

/** Any value as JSON text. The column is `text`, so that both databases store it byte for byte. */
export const json = (table: Table, name: string): Column => table.text(name)

/** An e-mail address in the form of `foldEmail`, so that a unique index ignores case. */
export const email = (table: Table, name = 'email'): Column => bytewise(table, name, 254)

/** A sort key: ordering by it is alphabetical and the same on both databases. */
export const sortKey = (table: Table, name: string): Column => bytewise(table, name, 260)

/** A code, slug, SKU or path: compared and ordered by its bytes. */
export const code = (table: Table, name: string, length = 64): Column => bytewise(table, name, length)

/** Version of a row that people edit, increased by each write. A write with an older version is refused. */
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

/** Property of an `email` column, folded when written. Queries must fold the address that they look for, too. */
export const emailColumn = () => column({ prepare: (value?: string | null) => (value ? foldEmail(value) : value) })

/** Property of a `sortKey` column. It serves for ordering only and is not serialized. */
export const sortKeyColumn = () => column({ serializeAs: null })
