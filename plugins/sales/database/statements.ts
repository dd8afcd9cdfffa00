import { queryRows, type WriteBindings } from '#core/database/query_rows'
import type { Bindings } from '#core/database/reader'
import type { Store, Transaction } from '#core/database/store'

/** Runs a statement with its values and gives its rows. */
export type Run = <T>(sql: string, bindings?: WriteBindings) => Promise<T[]>

/** Statements of a transaction. */
export function inside(trx: Transaction): Run {
  return (sql, bindings) => queryRows(trx, sql, bindings)
}

/** Quick reads outside of one. */
export function outside({ reader }: Pick<Store, 'reader'>): Run {
  return async (sql, bindings = []) => reader.all(sql, bindings as Bindings)
}
