import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Bindings } from '#core/database/reader'

export type WriteBindings = readonly (Bindings[number] | boolean)[]

/**
 * Runs a statement through a Lucid client and returns its rows, those of a `returning` clause included. Hides that the two
 * databases' drivers return results of different shapes.
 */
export async function queryRows<T>(
  client: Pick<QueryClientContract, 'rawQuery'>,
  sql: string,
  bindings: WriteBindings = []
): Promise<T[]> {
  // Lucid's type of bindings lacks null, bigint and readonly arrays, which both drivers accept.
  const result: unknown = await client.rawQuery(sql, bindings as never)
  if (Array.isArray(result)) return result as T[]
  return ((result as { rows?: T[] }).rows ?? []) as T[]
}
