import { inside } from '#plugins/sales/database/statements'
import { storeCall, earlierResult, type IdempotentCall } from '#plugins/sales/documents/idempotency'
import { runWrites } from '#core/database/write_set'
import type { Transaction } from '#core/database/store'

interface Making {
  /** Null: the request has no idempotency key. */
  call: IdempotentCall | null
  /** The order is locked, so that a concurrent repeat of the call waits. */
  orderId: number
  now: string
}

/**
 * Runs `make` once per idempotent call and returns the id of what it created; a repeated call returns the first id. The call
 * is stored in the same transaction, so that a crash leaves both or neither.
 * @throws idempotencyKeyReused, and the errors of `make`
 */
export async function makeOnce(
  trx: Transaction,
  { call, orderId, now }: Making,
  make: () => Promise<number>
): Promise<number> {
  const before = await earlierResult(inside(trx), call)
  if (before !== null) return before
  const id = await make()
  await runWrites(trx, [storeCall(trx, call, { orderId, id }, now)])
  return id
}
