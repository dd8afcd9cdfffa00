import type { Store } from '#core/database/store'

/** The code and the field of a refusal. */
export function refused(body: unknown): [code: string | undefined, field: string | undefined] {
  const [first] = (body as { errors: { code: string; field?: string }[] }).errors
  return [first?.code, first?.field]
}

export function dataOf<T>(body: unknown): T {
  return (body as { data: T }).data
}

/** Takes the rows out of some tables: signing in again for each test would cost more than the test. */
export async function emptied(store: Store, ...tables: string[]): Promise<void> {
  for (const table of tables) await store.lucid.rawQuery(`delete from ${table}`)
}
