import { staleWrite } from '#core/errors/stale'
import { queryRows } from '#core/database/query_rows'
import { rowGone } from '#plugins/configuration/errors'
import type { Bindings } from '#core/database/reader'
import type { Store, Transaction } from '#core/database/store'

/** Runs a statement, inside or outside a transaction, and returns its rows. */
export type RowSource = <T>(sql: string, bindings?: Bindings) => Promise<T[]>

export const fromTransaction =
  (trx: Transaction): RowSource =>
  (sql, bindings = []) =>
    queryRows(trx, sql, bindings)

export const fromStore =
  (store: Store): RowSource =>
  async (sql, bindings = []) =>
    store.reader.all(sql, bindings)

/** A row that people edit. */
export interface Versioned {
  id: number
  version: number
}

/** The row, if it has the version that was edited. @throws rowGone, rowStale with the current row */
export function mustBeCurrent<Row extends Versioned>(found: Row | null, version: number): Row {
  if (!found) throw rowGone()
  if (found.version !== version) throw staleWrite({}, undefined, { current: { ...found } })
  return found
}

/** Serializes writers of the configuration on PostgreSQL, as SQLite does by itself. */
export async function lockConfiguration(trx: Transaction): Promise<void> {
  if (trx.dialect.name === 'postgres') await queryRows(trx, 'select pg_advisory_xact_lock(?)', [CONFIGURATION_LOCK])
}

/** Any number that nothing else locks. */
const CONFIGURATION_LOCK = 7_203_014
