import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Bindings } from '#core/database/reader'

export type WriteBindings = readonly (Bindings[number] | boolean)[]

/**
 * Runs a statement through a transaction and gives its rows, those of a `returning` clause included. The one way to
 * raw SQL that reads the same on both databases.
 */
export async function queryRows<T>(
  client: Pick<QueryClientContract, 'rawQuery'>,
  sql: string,
  bindings: WriteBindings = []
): Promise<T[]> {
  const answer: unknown = await client.rawQuery(sql, bindings as never)
  if (Array.isArray(answer)) return answer as T[]
  return ((answer as { rows?: T[] }).rows ?? []) as T[]
}
