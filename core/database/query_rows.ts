import type { Database as Sqlite } from 'better-sqlite3'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Bindings } from '#core/database/reader'

export type WriteBindings = readonly (Bindings[number] | boolean)[]

type Client = Pick<QueryClientContract, 'rawQuery'> & Partial<Pick<QueryClientContract, 'isTransaction' | 'dialect'>>

/**
 * Runs a statement through a Lucid client and returns its rows, those of a `returning` clause included. Hides that the two
 * databases' drivers return results of different shapes.
 */
export async function queryRows<T>(client: Client, sql: string, bindings: WriteBindings = []): Promise<T[]> {
  if (isSqliteTransaction(client)) return runOnSqlite<T>(await sqliteOf(client), sql, bindings)
  // Lucid's type of bindings lacks null, bigint and readonly arrays, which both drivers accept.
  const result: unknown = await client.rawQuery(sql, bindings as never)
  if (Array.isArray(result)) return result as T[]
  return ((result as { rows?: T[] }).rows ?? []) as T[]
}

function isSqliteTransaction(client: Client): client is TransactionClientContract {
  return client.isTransaction === true && client.dialect?.name === 'better-sqlite3'
}

/** The connection of a transaction on SQLite. @throws Error when the transaction has ended */
export async function sqliteOf(trx: TransactionClientContract): Promise<Sqlite> {
  if (trx.isCompleted) throw new Error('The transaction of this statement has ended')
  return (await trx.knexClient.client.acquireConnection()) as Sqlite
}

/** Lucid and knex would take several times as long as most statements: bench/README.md, "Checkout". */
function runOnSqlite<T>(connection: Sqlite, sql: string, bindings: WriteBindings): T[] {
  const values = bindings.map((value) => (typeof value === 'boolean' ? Number(value) : value))
  try {
    const statement = connection.prepare(sql)
    if (statement.reader) return statement.all(values) as T[]
    statement.run(values)
    return []
  } catch (error) {
    // As knex does it, so that a log tells which statement failed.
    if (error instanceof Error) error.message = `${sql} - ${error.message}`
    throw error
  }
}
