import { queryRows } from '#core/database/query_rows'
import { rowGone, rowStale } from '#plugins/configuration/errors'
import type { Bindings } from '#core/database/reader'
import type { Store, Transaction } from '#core/database/store'

/** Rows of a statement, wherever it runs. */
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

/** What stands there, if it is what was edited; else the refusal that says what stands there now. */
export function mustBeCurrent<Row extends Versioned>(found: Row | null, version: number): Row {
  if (!found) throw rowGone()
  if (found.version !== version) throw rowStale({}, undefined, { current: { ...found } })
  return found
}

/** Has writers of the configuration follow one another on PostgreSQL, as they do on SQLite anyway. */
export async function lockConfiguration(trx: Transaction): Promise<void> {
  if (trx.dialect.name === 'postgres') await queryRows(trx, 'select pg_advisory_xact_lock(?)', [CONFIGURATION_LOCK])
}

/** Any number that nothing else locks. */
const CONFIGURATION_LOCK = 7_203_014
