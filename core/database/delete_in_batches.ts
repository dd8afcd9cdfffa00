import { queryRows, type WriteBindings } from '#core/database/query_rows'
import type { Store } from '#core/database/store'

/** Rows of one transaction. Other writes wait for it. */
const BATCH = 500

interface Batches {
  table: string
  /** Primary key. */
  key: string
  /** SQL condition with `?` placeholders. */
  where: string
  bindings: WriteBindings
  /** Indexed column that sorts the batches. */
  order: string
}

/** Deletes rows in short transactions; returns how many. Stops between two batches when aborted. */
export async function deleteInBatches(
  store: Store,
  { table, key, where, bindings, order }: Batches,
  signal?: AbortSignal
): Promise<number> {
  const sql = `delete from ${table} where ${key} in
    (select ${key} from ${table} where ${where} order by ${order} limit ${BATCH}) returning ${key}`
  for (let deleted = 0; ;) {
    signal?.throwIfAborted()
    const { length } = await store.transaction((trx) => queryRows(trx, sql, bindings))
    deleted += length
    if (length < BATCH) return deleted
  }
}
