import { countStatement } from '#core/database/statement_counter'
import type { Database } from '@adonisjs/lucid/database'

const watched = new WeakSet<object>()

/** Counts every statement that Lucid sends to PostgreSQL. SQLite's statements are counted when they are prepared. */
export function watchStatements(database: Database, connection?: string): void {
  const client = database.connection(connection).getReadClient()
  // Several stores may share a connection, whose statements must be counted once.
  if (watched.has(client)) return
  watched.add(client)
  client.on('query', ({ sql }: { sql: string }) => countStatement(sql))
}
