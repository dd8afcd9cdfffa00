import { queryRows, type WriteBindings } from '#core/database/query_rows'
import { dialectOf } from '#core/database/write_set'
import { ReadSet } from '#core/database/read_set'
import type { Dialect } from '#core/database/transaction'
import type { Bindings, Reader } from '#core/database/reader'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Write } from '#core/database/write'

/** A transaction, a migration's connection, or the store, whose reader runs queries outside transactions. */
type Source = Pick<QueryClientContract, 'rawQuery' | 'dialect'> | { reader: Reader; dialect: Dialect }

/** Types of the columns of a row source; `json` columns hold objects or arrays. */
export type RowColumns = Record<string, 'bigint' | 'integer' | 'text' | 'json' | 'instant' | 'boolean'>

const POSTGRES_TYPES = {
  bigint: 'bigint',
  integer: 'integer',
  text: 'text',
  json: 'jsonb',
  instant: 'timestamptz',
  boolean: 'boolean',
}

/**
 * Runs statements, in a transaction or on committed rows (`store.read`). Many rows travel as one JSON parameter, so that a
 * statement is prepared once whatever their number.
 *
 *   await db.run(`update t set a = r.a from ${db.rows({ id: 'bigint', a: 'text' })} where t.id = r.id`, rows)
 */
export class Statements {
  readonly dialect: Dialect
  readonly sqlite: boolean

  constructor(private readonly source: Source) {
    this.dialect = 'reader' in source ? source.dialect : dialectOf(source)
    this.sqlite = this.dialect === 'sqlite'
  }

  /** The rows of the JSON parameter as a table `alias`; takes one `?`. */
  rows(columns: RowColumns, alias = 'r'): string {
    const entries = Object.entries(columns)
    if (this.sqlite) {
      const picked = entries.map(([name]) => `value ->> '${name}' as ${name}`).join(', ')
      return `(select ${picked} from json_each(?)) as ${alias}`
    }
    const typed = entries.map(([name, type]) => `${name} ${POSTGRES_TYPES[type]}`).join(', ')
    return `json_to_recordset(?::json) as ${alias}(${typed})`
  }

  /** A list of ids as a subquery: `where id in ${db.ids}`; takes one `?`, the JSON list. */
  get ids(): string {
    return this.sqlite
      ? '(select value from json_each(?))'
      : '(select value::bigint from json_array_elements_text(?::json))'
  }

  /** A list of texts as a subquery, as `ids`. */
  get texts(): string {
    return this.sqlite ? '(select value from json_each(?))' : '(select value from json_array_elements_text(?::json))'
  }

  /** Runs SQL whose parameters are row lists (as JSON) and plain values; gives the rows it returns. */
  async all<T>(sql: string, ...parameters: unknown[]): Promise<T[]> {
    return this.#query<T>(sql, parameters.map(bound))
  }

  /** As `all`, for statements over a row list that need not run when the list is empty. */
  async run<T>(sql: string, list: readonly unknown[], ...parameters: unknown[]): Promise<T[]> {
    if (list.length === 0) return []
    return this.all<T>(sql, list, ...parameters)
  }

  /** A statement over a row list, to be run with others by `runWrites`. */
  write(sql: string, list: readonly unknown[], ...parameters: unknown[]): Write {
    return { sql, bindings: [list, ...parameters].map(bound), isEmpty: list.length === 0 }
  }

  /** Reads the lists that `ask` asks of a set, by one statement; gives what `ask` gave. */
  async readAll<T>(ask: (reads: ReadSet) => T): Promise<T> {
    const reads = new ReadSet(this.dialect)
    const asked = ask(reads)
    await reads.run((sql, bindings) => this.#query(sql, bindings))
    return asked
  }

  async #query<T>(sql: string, bindings: WriteBindings): Promise<T[]> {
    if (!('reader' in this.source)) return queryRows<T>(this.source, sql, bindings)
    // Only writes bind booleans, and the reader runs no writes.
    return this.source.reader.all<T>(sql, bindings as Bindings)
  }
}

function bound(value: unknown): string | number | null {
  return (typeof value === 'object' && value !== null ? JSON.stringify(value) : value) as string | number | null
}

/** A JSON column as read: parsed by PostgreSQL's driver, text on SQLite. */
export function readJson<T>(value: unknown): T {
  return (typeof value === 'string' ? JSON.parse(value) : value) as T
}
