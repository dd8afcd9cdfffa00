import type { Database as Sqlite, Statement } from 'better-sqlite3'
import { countStatement } from '#core/database/statement_counter'
import { patientBegin } from '#core/database/write_lock'
import { dropPrograms, makePlaces } from '#core/database/sqlite_programs'
import { foldLetters } from '#core/text/letters'

/** Prepared statements kept per connection: constant SQL makes this a small, bounded set. */
const KEPT_STATEMENTS = 400

const PRAGMAS = [
  'journal_mode = WAL',
  'foreign_keys = ON',
  // Whoever waits for the write lock waits outside of SQLite: see `patientBegin`.
  'busy_timeout = 0',
  'temp_store = MEMORY',
  'cache_size = -16000',
  // A batch of an import fills 2,000 pages: the pages that every batch touches would be copied back and synced each time.
  'wal_autocheckpoint = 8000',
]

const ALTERS = /^\s*alter\s/i

/**
 * Prepares a writer connection. A transaction takes the write lock when it begins: one that reads
 * first and writes later would fail with SQLITE_BUSY_SNAPSHOT as soon as another process wrote in
 * between, whatever the busy timeout. A commit does not wait for the disk: `Store` has the log synced. Unless `safe` is off:
 * then nothing ever waits, which is what a test asks for.
 */
export function tuneWriter(connection: Sqlite, safe = true): void {
  for (const pragma of PRAGMAS) connection.pragma(pragma)
  connection.pragma(`synchronous = ${safe ? 'NORMAL' : 'OFF'}`)
  addFold(connection)
  makePlaces(connection)
  const prepare = keepStatements(connection)
  connection.prepare = ((sql: string) => {
    if (ALTERS.test(sql)) dropPrograms(connection)
    return sql === 'BEGIN;' ? patientBegin(prepare('BEGIN IMMEDIATE;')) : prepare(sql)
  }) as Sqlite['prepare']
}

/** Prepares a read-only connection. Returns its preparing function, which keeps statements. */
export function tuneReader(connection: Sqlite): (sql: string) => Statement {
  // A writer never keeps a reader out of a file in WAL mode; recovering one after a crash does, for a moment.
  connection.pragma('busy_timeout = 1000')
  connection.pragma('temp_store = MEMORY')
  connection.pragma('cache_size = -8000')
  connection.pragma('query_only = ON')
  addFold(connection)
  return keepStatements(connection)
}

/** `core_fold(text)` in SQL; PostgreSQL has a function of this name. */
function addFold(connection: Sqlite): void {
  connection.function('core_fold', { deterministic: true }, (text: unknown) =>
    text === null ? null : foldLetters(String(text))
  )
}

function keepStatements(connection: Sqlite): (sql: string) => Statement {
  const prepare = connection.prepare.bind(connection)
  const kept = new Map<string, Statement>()
  return (sql) => {
    countStatement(sql)
    const found = kept.get(sql)
    if (found && !found.busy) return found
    const statement = prepare(sql)
    if (kept.size >= KEPT_STATEMENTS) kept.delete(kept.keys().next().value as string)
    kept.set(sql, statement)
    return statement
  }
}
