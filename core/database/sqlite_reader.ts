import BetterSqlite from 'better-sqlite3'
import { tuneReader } from '#core/database/sqlite_tuning'
import { Reader, type Bindings, type Row } from '#core/database/reader'
import type { Database as Sqlite, Statement } from 'better-sqlite3'

/** Reads from the SQLite file through a connection of its own, opened by the first query. */
export class SqliteReader extends Reader {
  #connection: Sqlite | null = null
  #prepare: ((sql: string) => Statement) | null = null
  /** Prepared once, because every request runs it. */
  #version: Statement | null = null

  constructor(private readonly filename: string) {
    super()
  }

  all<T = Row>(sql: string, bindings: Bindings = []): T[] {
    return this.#statement(sql).all(...bindings) as T[]
  }

  /** Changes whenever another connection commits. The cheapest way to detect a write. */
  dataVersion(): number {
    this.#version ??= this.#open().prepare('pragma data_version').pluck()
    return this.#version.get() as number
  }

  close(): void {
    this.#connection?.close()
    this.#connection = null
    this.#prepare = null
    this.#version = null
  }

  #open(): Sqlite {
    this.#connection ??= new BetterSqlite(this.filename, { readonly: true })
    return this.#connection
  }

  #statement(sql: string): Statement {
    this.#prepare ??= tuneReader(this.#open())
    return this.#prepare(sql)
  }
}
