import { queryRows } from '#core/database/query_rows'
import type { Transaction } from '#core/database/store'

/** Serializes writers of the configuration on PostgreSQL, as SQLite does by itself. */
export async function lockConfiguration(trx: Transaction): Promise<void> {
  if (trx.dialect.name === 'postgres') await queryRows(trx, 'select pg_advisory_xact_lock(?)', [CONFIGURATION_LOCK])
}

/** Any number that nothing else locks. */
const CONFIGURATION_LOCK = 7_203_014
