import type { Database } from '@adonisjs/lucid/database'

/** What PostgreSQL adds to an error beside its message: rows and values of the statement among them. */
const TELLING = ['detail', 'where', 'internalQuery', 'hint'] as const

type PostgresError = Error & { code?: string } & Partial<Record<(typeof TELLING)[number], string>>

/** Data exceptions repeat the value they could not read: `invalid input syntax for type bigint: "…"`. */
const DATA_EXCEPTION = /^22/

const quiet = new WeakSet<object>()

/**
 * Takes values out of PostgreSQL's errors before anybody sees them: `Key (email)=(…) already exists`, `Failing row
 * contains (…)`. Code, table, column and constraint stay. SQLite's errors never hold any.
 */
export function quietErrors(database: Database, connection?: string): void {
  const client = database.connection(connection).getReadClient()
  if (quiet.has(client)) return
  quiet.add(client)
  client.on('query-error', (error: PostgresError) => {
    for (const name of TELLING) delete error[name]
    if (!DATA_EXCEPTION.test(error.code ?? '')) return
    const statement = error.message.lastIndexOf(' - ') + 1
    const [head = ''] = error.stack?.split('\n    at ') ?? []
    error.stack = error.stack?.replace(head, withoutQuotes(head)) ?? ''
    error.message = error.message.slice(0, statement) + withoutQuotes(error.message.slice(statement))
  })
}

function withoutQuotes(text: string): string {
  return text.replace(/"[^]*"/, '"…"')
}
