import type { Database } from '@adonisjs/lucid/database'

/** Properties of PostgreSQL's errors that may contain values of rows or of the statement. */
const SENSITIVE = ['detail', 'where', 'internalQuery', 'hint'] as const

type PostgresError = Error & { code?: string } & Partial<Record<(typeof SENSITIVE)[number], string>>

/** Messages of data exceptions contain the value: `invalid input syntax for type bigint: "…"`. */
const DATA_EXCEPTION = /^22/

const watched = new WeakSet<object>()

/**
 * Removes values from PostgreSQL's errors before anything logs them, such as `Key (email)=(…) already exists` and `Failing
 * row contains (…)`. Code, table, column and constraint stay. SQLite's errors contain no values.
 */
export function redactErrors(database: Database, connection?: string): void {
  const client = database.connection(connection).getReadClient()
  if (watched.has(client)) return
  watched.add(client)
  client.on('query-error', (error: PostgresError) => {
    for (const name of SENSITIVE) delete error[name]
    if (!DATA_EXCEPTION.test(error.code ?? '')) return
    // knex prefixes the message with the statement, whose quoted identifiers stay.
    const statement = error.message.lastIndexOf(' - ') + 1
    const [head = ''] = error.stack?.split('\n    at ') ?? []
    error.stack = error.stack?.replace(head, withoutQuotes(head)) ?? ''
    error.message = error.message.slice(0, statement) + withoutQuotes(error.message.slice(statement))
  })
}

function withoutQuotes(text: string): string {
  return text.replace(/"[^]*"/, '"…"')
}
