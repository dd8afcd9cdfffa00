import { queryRows, sqliteOf } from '#core/database/query_rows'
import type { Dialect, Transaction } from '#core/database/transaction'
import type { Write } from '#core/database/write'

export function dialectOf(client: Pick<Transaction, 'dialect'>): Dialect {
  return client.dialect.name === 'postgres' ? 'pg' : 'sqlite'
}

/** Runs writes in their order, without those that have no rows. */
export async function runWrites(trx: Transaction, writes: readonly Write[]): Promise<void> {
  for (const { sql, bindings, isEmpty, each } of writes) {
    if (isEmpty) continue
    if (each) await runEach(trx, each)
    else await queryRows(trx, sql, bindings)
  }
}

/** Runs a write and returns the rows of its `returning` clause. */
export async function runReturning<T>(trx: Transaction, { sql, bindings, isEmpty }: Write): Promise<T[]> {
  return isEmpty ? [] : queryRows<T>(trx, sql, bindings)
}

/** On the transaction's own SQLite connection: a query through Lucid per row would cost more than the row. */
async function runEach(trx: Transaction, { sql, rows }: NonNullable<Write['each']>): Promise<void> {
  const statement = (await sqliteOf(trx)).prepare(sql)
  for (const row of rows) statement.run(...row.map((value) => (typeof value === 'boolean' ? Number(value) : value)))
}
