import { insertIfNew, insertRow, insertRows, type RowValues } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import type { Bindings } from '#core/database/reader'
import type { JsonSql } from '#core/database/json_sql'
import type { RunRows } from '#core/database/run_rows'
import type { Dialect, Transaction } from '#core/database/transaction'
import type { Write } from '#core/database/write'

type Stored = RowValues[string]

/** A column: its type in migrations, and how its values are read and written. `Value` is the type of its value in a row. */
export interface Column<Value = unknown> {
  readonly type: 'text' | 'integer' | 'bigint' | 'boolean' | 'instant' | 'day' | 'json' | 'jsonb'
  readonly isNullable: boolean
  /** Its name in the database, where that is not the snake case of its name in a row. */
  readonly column?: string
  read(stored: unknown): Value
  write(value: Value): Stored
}

/** A column that may hold null. */
type NullableColumn<Value> = Column<Value | null>

function column<Value>(
  type: Column['type'],
  read: (stored: unknown) => Value,
  write: (value: Value) => Stored = (value) => value as Stored
): Column<Value> {
  return { type, isNullable: false, read, write }
}

/** The same column, which may hold null. */
export function nullable<Value>({ read, write, ...own }: Column<Value>): NullableColumn<Value> {
  return {
    ...own,
    isNullable: true,
    read: (stored) => (stored === null || stored === undefined ? null : read(stored)),
    write: (value) => (value === null ? null : write(value)),
  }
}

/** The same column, under another name in rows: `price: named('price_amount', bigint())`. */
export const named = <Value>(name: string, known: Column<Value>): Column<Value> => ({ ...known, column: name })

const same = <Value>(stored: unknown) => stored as Value

/** Text, a code, an e-mail address. `Value`: the words that it may be. */
export const text = <Value extends string = string>() => column<Value>('text', same)

/** A whole number of 32 bits. */
export const integer = () => column<number>('integer', Number)

/** A whole number of 64 bits: an amount in minor units, the id of another row. */
export const bigint = () => column<number>('bigint', Number)

export const boolean = () => column<boolean>('boolean', Boolean)

/** An instant in UTC, `2026-11-25T10:20:30.123Z`. */
export const instant = () => column<string>('instant', same)

/** A calendar day, `2026-11-25`. */
export const day = () => column<string>('day', same)

/** Any value as JSON text. */
export const json = <Value>() =>
  column<Value>(
    'json',
    (stored) => JSON.parse(String(stored)) as Value,
    (value) => JSON.stringify(value)
  )

/** An object or a list in a `jsonb` column of PostgreSQL, whose driver parses it; on SQLite JSON text. */
export const jsonb = <Value extends object>() =>
  column<Value>(
    'jsonb',
    (stored) => (typeof stored === 'string' ? JSON.parse(stored) : stored) as Value,
    (value) => JSON.stringify(value)
  )

export type Columns = Record<string, Column>

/** Types of the columns of `json_to_recordset`. */
const POSTGRES_TYPES: Record<Column['type'], string> = {
  text: 'text',
  integer: 'integer',
  bigint: 'bigint',
  boolean: 'boolean',
  instant: 'timestamptz',
  day: 'date',
  json: 'text',
  jsonb: 'jsonb',
}

type ValueOf<One> = One extends Column<infer Value> ? Value : never

/** A row of a table, by the names of its columns in camel case. */
export type RowIn<One> = One extends Table<infer All> ? { -readonly [Name in keyof All]: ValueOf<All[Name]> } : never

export type Values<All extends Columns> = { -readonly [Name in keyof All]: ValueOf<All[Name]> }

/** `basisPoints` → `basis_points`. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The value of a column of this type in a JSON object, as a row has it. */
export function jsonField(syntax: JsonSql, type: Column['type'] | undefined, sql: string): string {
  switch (type) {
    case 'boolean':
      return syntax.boolean(sql)
    case 'instant':
      return syntax.instant(sql)
    case 'json':
    case 'jsonb':
      return syntax.part(sql)
    default:
      return sql
  }
}

/**
 * A table, described once: its rows are read and written by name. Statements that need more than equality are written by
 * hand around `columns` and `read`.
 */
export class Table<All extends Columns> {
  constructor(
    readonly name: string,
    readonly all: All
  ) {}

  /** The columns of a select, under the names of the row: `r.basis_points as "basisPoints", …`. */
  columns(alias: string = this.name, names: readonly (keyof All & string)[] = Object.keys(this.all)): string {
    return names.map((name) => `${this.#selected(name, alias)} as "${name}"`).join(', ')
  }

  /** The fields of a row without these. */
  except<Name extends keyof All & string>(...names: Name[]): Exclude<keyof All & string, Name>[] {
    return Object.keys(this.all).filter((name) => !names.includes(name as Name)) as Exclude<keyof All & string, Name>[]
  }

  /** The name in the database of a column. */
  column(name: keyof All & string): string {
    return this.all[name]?.column ?? snakeCase(name)
  }

  /**
   * The same columns as fields of a JSON object, for `ReadSet.list` and `json.object`. The values in it need no `read`:
   * they have the types of a row.
   */
  json(syntax: JsonSql, alias: string, names: readonly (keyof All & string)[] = Object.keys(this.all)) {
    const fields = names.map((name) => [name, jsonField(syntax, this.all[name]?.type, this.#selected(name, alias))])
    return Object.fromEntries(fields) as Record<string, string>
  }

  /** Rows of one JSON parameter, which takes one `?`, as a table `r` with quoted names: `r."specialPrice"`. */
  source(dialect: Dialect, names: readonly (keyof All & string)[], alias = 'r'): string {
    if (dialect === 'sqlite') {
      const picked = names.map((name) => `value ->> '${name}' as "${name}"`).join(', ')
      return `(select ${picked} from json_each(?)) as ${alias}`
    }
    const typed = names.map((name) => `"${name}" ${POSTGRES_TYPES[(this.all[name] as Column).type]}`).join(', ')
    return `json_to_recordset(?::json) as ${alias}(${typed})`
  }

  /** The parameter of `source`. */
  parameter(rows: readonly Partial<Values<All>>[], names: readonly (keyof All & string)[]): string {
    // A column of the type `jsonb` takes the value itself, one of the type `json` its text.
    const given = (row: Partial<Values<All>>, name: string) => {
      const { type, write } = this.all[name] as Column
      return type === 'jsonb' ? row[name] : write(row[name] ?? null)
    }
    return JSON.stringify(rows.map((row) => Object.fromEntries(names.map((name) => [name, given(row, name) ?? null]))))
  }

  /**
   * Inserts many rows by one statement. They have the columns of the first one; other values are left out. With `key`, a row
   * that has these values already gets the others instead. `tail`: such as `returning id`.
   */
  insertWrite(
    dialect: Dialect,
    rows: readonly Partial<Values<All>>[],
    { key, tail = '' }: { key?: readonly (keyof All & string)[]; tail?: string } = {}
  ): Write {
    const names = this.#namesOf(rows)
    const others = names.filter((name) => !key?.includes(name))
    const set = others.map((name) => `${this.column(name)} = excluded.${this.column(name)}`).join(', ')
    const conflict = key ? `on conflict (${key.map((name) => this.column(name)).join(', ')}) do update set ${set}` : ''
    return {
      sql: `insert into ${this.name} (${names.map((name) => this.column(name)).join(', ')})
        select ${names.map((name) => `r."${name}"`).join(', ')} from ${this.source(dialect, names)} where true
        ${conflict} ${tail}`,
      bindings: [this.parameter(rows, names)],
      isEmpty: rows.length === 0,
    }
  }

  /** Changes many rows by one statement, each found by its values of `key`. `also`: further assignments. */
  updateWrite(
    dialect: Dialect,
    rows: readonly Partial<Values<All>>[],
    key: readonly (keyof All & string)[],
    also = ''
  ): Write {
    const names = this.#namesOf(rows)
    const assigned = names
      .filter((name) => !key.includes(name))
      .map((name) => `${this.column(name)} = r."${name}"`)
      .concat(also || [])
    return {
      sql: `update ${this.name} set ${assigned.join(', ')} from ${this.source(dialect, names)}
        where ${key.map((name) => `${this.name}.${this.column(name)} = r."${name}"`).join(' and ')}`,
      bindings: [this.parameter(rows, names)],
      isEmpty: rows.length === 0,
    }
  }

  /** Deletes many rows by one statement, each found by all values that are given of it. */
  deleteWrite(dialect: Dialect, rows: readonly Partial<Values<All>>[]): Write {
    const names = this.#namesOf(rows)
    return {
      sql: `delete from ${this.name} where (${names.map((name) => this.column(name)).join(', ')}) in
        (select ${names.map((name) => `r."${name}"`).join(', ')} from ${this.source(dialect, names)})`,
      bindings: [this.parameter(rows, names)],
      isEmpty: rows.length === 0,
    }
  }

  /** A row that a statement with `columns` returned. Other values of the statement stay as they are. */
  read<Found extends object>(found: Found): Omit<Found, keyof All> & Values<All> {
    const row = { ...found } as Record<string, unknown>
    for (const [name, { read }] of Object.entries(this.all)) if (name in row) row[name] = read(row[name])
    return row as Omit<Found, keyof All> & Values<All>
  }

  /** These fields of a row that a statement with `columns` returned, and no others. */
  pick<Name extends keyof All & string>(found: object, names: readonly Name[]): Pick<Values<All>, Name> {
    const values = found as Record<string, unknown>
    const fields = names.map((name) => [name, this.all[name]?.read(values[name])])
    return Object.fromEntries(fields) as Pick<Values<All>, Name>
  }

  /** The rows with these values, or those of a condition: `where state = ? order by id`. */
  async select(run: RunRows, where: Partial<Values<All>>, tail = ''): Promise<Values<All>[]> {
    const { sql, bindings } = this.#equal(where)
    return this.selectWhere(run, `${sql} ${tail}`, bindings)
  }

  /** The rows of a statement's end, such as `where due_at < ? order by id limit 10`. */
  async selectWhere(run: RunRows, end: string, bindings: Bindings = []): Promise<Values<All>[]> {
    const rows = await run<object>(`select ${this.columns()} from ${this.name} ${end}`, bindings)
    return rows.map((row) => this.read(row) as Values<All>)
  }

  /** The first row with these values; null: there is none. */
  async find(run: RunRows, where: Partial<Values<All>>): Promise<Values<All> | null> {
    const [row] = await this.select(run, where, 'limit 1')
    return row ?? null
  }

  /** What is stored of these values, by column. */
  stored(values: Partial<Values<All>>): RowValues {
    return Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const known = this.all[name]
        return known && value !== undefined ? [[this.column(name), known.write(value)] as const] : []
      })
    )
  }

  /** Inserts a row and returns its id. */
  insert(trx: Transaction, values: Partial<Values<All>>): Promise<number> {
    return insertRow(trx, this.name, this.stored(values))
  }

  /** Inserts rows that have the same columns. `tail`: such as `on conflict do nothing`. */
  insertAll(trx: Transaction, rows: readonly Partial<Values<All>>[], tail = ''): Promise<void> {
    return insertRows(
      trx,
      this.name,
      rows.map((row) => this.stored(row)),
      tail
    )
  }

  /** Inserts a row unless a unique constraint refuses it. False: it was not inserted. */
  insertIfNew(trx: Transaction, values: Partial<Values<All>>): Promise<boolean> {
    return insertIfNew(trx, this.name, this.stored(values))
  }

  /** Changes the rows with these values and returns how many there were. */
  async update(trx: Transaction, where: Partial<Values<All>>, values: Partial<Values<All>>): Promise<number> {
    const set = this.stored(values)
    const { sql, bindings } = this.#equal(where)
    const assigned = Object.keys(set).map((name) => `${name} = ?`)
    const changed = await queryRows(trx, `update ${this.name} set ${assigned.join(', ')} ${sql} returning 1 as one`, [
      ...Object.values(set),
      ...bindings,
    ])
    return changed.length
  }

  /** Deletes the rows with these values and returns how many there were. */
  async delete(trx: Transaction, where: Partial<Values<All>>): Promise<number> {
    const { sql, bindings } = this.#equal(where)
    const gone = await queryRows(trx, `delete from ${this.name} ${sql} returning 1 as one`, bindings)
    return gone.length
  }

  #selected(name: string, alias: string): string {
    const sql = `${alias}.${this.column(name)}`
    return this.all[name]?.type === 'day' ? `cast(${sql} as text)` : sql
  }

  #namesOf([first = {}]: readonly Partial<Values<All>>[]): (keyof All & string)[] {
    return Object.keys(this.all).filter((name) => first[name as keyof typeof first] !== undefined)
  }

  #equal(where: Partial<Values<All>>): { sql: string; bindings: (string | number | null)[] } {
    const stored = Object.entries(this.stored(where))
    if (stored.length === 0) throw new Error(`A statement on ${this.name} names no rows.`)
    // Null and booleans are written into the statement: SQLite's fast reads take no booleans.
    const terms = stored.map(([name, value]) => {
      if (typeof value === 'boolean') return value ? name : `not ${name}`
      return value === null ? `${name} is null` : `${name} = ?`
    })
    const bindings = stored.flatMap(([, value]) => (value === null || typeof value === 'boolean' ? [] : [value]))
    return { sql: `where ${terms.join(' and ')}`, bindings }
  }
}

/** Describes a table: `table('sales_tax_rates', { id: bigint(), basisPoints: integer(), countries: json<string[]>() })`. */
export function table<const All extends Columns>(name: string, columns: All): Table<All> {
  return new Table(name, columns)
}
