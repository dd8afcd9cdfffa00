import { queryRows } from '#core/database/query_rows'
import { prepareInside, runProgram } from '#core/database/sqlite_programs'
import type { Dialect, Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

export function dialectOf(client: Pick<Transaction, 'dialect'>): Dialect {
  return client.dialect.name === 'postgres' ? 'pg' : 'sqlite'
}

/**
 * Runs writes as one statement: on PostgreSQL as the parts of one `with`, which saves the ways to the server and back; on
 * SQLite as a program, with those of many rows after it. They are written side by side: no two may touch the same row, and
 * none may need what another one writes. Callers give the same writes each time, the empty ones too: SQLite keeps its
 * programs.
 */
export async function runWrites(trx: Transaction, writes: readonly Write[]): Promise<void> {
  const due = writes.filter(({ isEmpty }) => !isEmpty)
  if (dialectOf(trx) === 'pg') return runTogether(trx, due)
  const short = due.filter(({ each }) => !each)
  const isDone = short.length > 1 && (await runProgram(trx, writes))
  if (!isDone) for (const write of short) await runTogether(trx, [write])
  for (const { each } of due) if (each) await runEach(trx, each)
}

async function runTogether(trx: Transaction, writes: readonly Write[]): Promise<void> {
  const [first] = writes
  if (!first) return
  const parts = writes.map(({ sql }, index) => `w${index} as (${sql})`)
  const sql = writes.length === 1 ? first.sql : `with ${parts.join(',\n')}\nselect 1`
  await queryRows(
    trx,
    sql,
    writes.flatMap(({ bindings }) => bindings)
  )
}

async function runEach(trx: Transaction, { sql, rows }: NonNullable<Write['each']>): Promise<void> {
  const statement = await prepareInside(trx, sql)
  for (const row of rows) statement.run(...row.map((value) => (typeof value === 'boolean' ? Number(value) : value)))
}
