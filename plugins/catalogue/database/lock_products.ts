import { queryRows } from '#core/database/query_rows'
import type { Transaction } from '#core/database/store'

/** Any number that nothing else locks. */
const PRODUCTS_LOCK = 7_203_001

/**
 * Has writers of products and of their definitions follow one another, as they do on SQLite anyway:
 * what a batch looked up holds until it is written, and no two wait for each other in a circle.
 */
export async function lockProducts(trx: Transaction): Promise<void> {
  if (trx.dialect.name !== 'postgres') return
  await queryRows(trx, 'select pg_advisory_xact_lock(?)', [PRODUCTS_LOCK])
}
