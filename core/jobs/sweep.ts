import { UNDO_SECONDS } from '#core/import/import_undo'
import { queryRows } from '#core/database/query_rows'
import type { Clock } from '#core/time/clock'
import type { Store } from '#core/database/store'

const DAY = 24 * 3600

/** Rows per delete statement. A long statement would block the shop's writes. */
const CHUNK = 2000

interface ExpiringRows {
  table: string
  key: string
  /** Its `?` is the instant before which a row is deleted. */
  where: string
  /** In seconds. */
  age: number
}

// Parked events and dead jobs are not deleted: staff have to look at them.
const EXPIRING: ExpiringRows[] = [
  // The newest stays: snapshots of what processes hold in memory name it.
  {
    table: 'core_changes',
    key: 'seq',
    where: 'noted_at < ? and seq < (select max(seq) from core_changes)',
    age: DAY,
  },
  { table: 'core_events', key: 'seq', where: "state = 'delivered' and delivered_at < ?", age: 30 * DAY },
  // Longer than a job waits between its first and its last attempt.
  { table: 'core_mail_deliveries', key: 'mail_id', where: 'begun_at < ?', age: 60 * DAY },
  { table: 'core_mails', key: 'id', where: 'sent_at < ?', age: 730 * DAY },
  {
    table: 'core_import_writes',
    key: 'id',
    where: 'import_id in (select id from core_imports where updated_at < ?)',
    age: UNDO_SECONDS,
  },
  { table: 'core_jobs', key: 'id', where: "state in ('done', 'stopped') and finished_at < ?", age: 30 * DAY },
]

/** Deletes old rows that nothing reads any more. Returns the number of deleted rows by table. */
export async function sweep(store: Store, clock: Clock, signal?: AbortSignal): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  for (const { table, key, where, age } of EXPIRING) {
    const sql = `delete from ${table} where ${key} in
      (select ${key} from ${table} where ${where} order by ${key} limit ${CHUNK}) returning ${key}`
    const before = clock.isoIn(-age)
    let count: number
    deleted[table] = 0
    do {
      signal?.throwIfAborted()
      count = (await store.transaction((trx) => queryRows(trx, sql, [before]))).length
      deleted[table] += count
    } while (count === CHUNK)
  }
  return deleted
}
