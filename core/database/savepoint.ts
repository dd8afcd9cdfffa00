import { queryRows } from '#core/database/query_rows'
import type { Transaction } from '#core/database/transaction'

/** Runs a part of a transaction. If it throws, only what it wrote is rolled back, and the transaction can go on. */
export async function inSavepoint<T>(trx: Transaction, work: () => Promise<T>): Promise<T> {
  await queryRows(trx, 'savepoint part')
  try {
    return await work()
  } catch (error) {
    await queryRows(trx, 'rollback to savepoint part')
    throw error
  } finally {
    await queryRows(trx, 'release savepoint part')
  }
}
