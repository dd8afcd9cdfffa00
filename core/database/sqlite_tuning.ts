import type { Database as Sqlite, Statement } from 'better-sqlite3'
import { countStatement } from '#core/database/statement_counter'
import { retryingBegin } from '#core/database/write_lock'
import { foldLetters } from '#core/text/letters'

/** Maximal number of cached prepared statements per connection. Our SQL is constant, so there are not many more. */
const MAX_STATEMENTS = 400

const PRAGMAS = [
  'journal_mode = WAL',
  'foreign_keys = ON',
  // `retryingBegin` waits for the write lock instead: SQLite would block the process.
  'busy_timeout = 0',
  'temp_store = MEMORY',
  'cache_size = -16000',
  // A batch of an import writes 2,000 pages. With the default of 1,000, each batch would checkpoint and sync the same pages.
  'wal_autocheckpoint = 8000',
]

/**
 * Configures a writer connection. `BEGIN` becomes `BEGIN IMMEDIATE`, which takes the write lock at once: a transaction that
 * reads first and writes later would fail with SQLITE_BUSY_SNAPSHOT if another process wrote in between. Commits do not wait
 * for the disk, because `Store` syncs the log. Without `safe` (in tests) SQLite never syncs.
 */
export function tuneWriter(connection: Sqlite, safe = true): void {
  for (const pragma of PRAGMAS) connection.pragma(pragma)
  connection.pragma(`synchronous = ${safe ? 'NORMAL' : 'OFF'}`)
  addFold(connection)
  const prepare = cacheStatements(connection)
  connection.prepare = ((sql: string) =>
    sql === 'BEGIN;' ? retryingBegin(prepare('BEGIN IMMEDIATE;')) : prepare(sql)) as Sqlite['prepare']
}

/** Configures a read-only connection. Returns a `prepare` function that caches statements. */
export function tuneReader(connection: Sqlite): (sql: string) => Statement {
  // In WAL mode writers do not block readers. Only the recovery after a crash does, for a moment.
  connection.pragma('busy_timeout = 1000')
  connection.pragma('temp_store = MEMORY')
  connection.pragma('cache_size = -8000')
  connection.pragma('query_only = ON')
  addFold(connection)
  return cacheStatements(connection)
}

/** Defines `core_fold(text)` for SQL. On PostgreSQL a migration defines it. */
function addFold(connection: Sqlite): void {
  connection.function('core_fold', { deterministic: true }, (text: unknown) =>
    text === null ? null : foldLetters(String(text))
  )
}

function cacheStatements(connection: Sqlite): (sql: string) => Statement {
  const prepare = connection.prepare.bind(connection)
  const cache = new Map<string, Statement>()
  return (sql) => {
    countStatement(sql)
    const found = cache.get(sql)
    // A statement is busy while its rows are iterated. It cannot run a second time meanwhile.
    if (found && !found.busy) return found
    const statement = prepare(sql)
    // A map iterates in the order of insertion: this evicts the oldest entry.
    if (cache.size >= MAX_STATEMENTS) cache.delete(cache.keys().next().value as string)
    cache.set(sql, statement)
    return statement
  }
}
