import { inside } from '#plugins/sales/database/statements'
import { keepCall, madeBefore, type IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import { runWrites } from '#core/database/write_set'
import type { Transaction } from '#core/database/store'

/** What is made, and by which call. */
interface Making {
  /** Null: it is made each time. */
  call: IdempotentCall | null
  /** The order is held: the same call at the same time waits here. */
  orderId: number
  now: string
}

/**
 * Makes something of an order at most once for a call that is sent again, and gives its id. The call is kept in the transaction
 * that makes it: whatever ends the process, both stand or neither does.
 * @throws idempotencyKeyReused, and what `make` refuses
 */
export async function makeOnce(
  trx: Transaction,
  { call, orderId, now }: Making,
  make: () => Promise<number>
): Promise<number> {
  const before = await madeBefore(inside(trx), call)
  if (before !== null) return before
  const id = await make()
  await runWrites(trx, [keepCall(trx, call, { orderId, id }, now)])
  return id
}
