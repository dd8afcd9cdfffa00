import { onStatement } from '#core/database/statement_counter'

const BOOKKEEPING = /^(begin|commit|rollback|savepoint|release|pragma|set local)/i

/** On PostgreSQL a process looks now and then for what others changed, whatever it is doing. SQLite tells by a pragma. */
const LOOK_FOR_CHANGES = /from core_changes where xid >=/

/** Runs `work` and returns the statements that it ran: a test for N+1 queries compares their number. */
export async function countQueries<T>(work: () => Promise<T>): Promise<{ result: T; queries: string[] }> {
  const queries: string[] = []
  const stop = onStatement((sql) => {
    if (!BOOKKEEPING.test(sql) && !LOOK_FOR_CHANGES.test(sql)) queries.push(sql)
  })
  try {
    return { result: await work(), queries }
  } finally {
    stop()
  }
}
