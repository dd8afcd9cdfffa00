import { queryRows } from '#core/database/query_rows'
import type { Bindings } from '#core/database/reader'
import type { Reader } from '#core/database/reader'
import type { Transaction } from '#core/database/transaction'

/** Runs a statement, inside or outside a transaction, and returns its rows. */
export type RunRows = <T>(sql: string, bindings?: Bindings) => Promise<T[]>

export const inTransaction =
  (trx: Transaction): RunRows =>
  (sql, bindings = []) =>
    queryRows(trx, sql, bindings)

/** On committed rows. */
export const fromStore =
  ({ reader }: { reader: Reader }): RunRows =>
  async (sql, bindings = []) =>
    reader.all(sql, bindings)
