import { queryRows } from '#core/database/query_rows'
import type { Transaction } from '#core/database/store'

/** Forgets what imports wrote of a thing, with its former values: no undoing takes it back any more. */
export async function forgetWrites(trx: Transaction, kind: string, thing: number): Promise<void> {
  await queryRows(trx, 'delete from core_import_writes where kind = ? and thing_id = ? returning id', [kind, thing])
}
