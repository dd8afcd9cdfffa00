import { idempotencyKeyReused } from '#plugins/sales/errors/orders'
import { inside } from '#plugins/sales/database/statements'
import type { Transaction } from '#core/database/store'

/** A request that its caller may send again. */
export interface QuoteCall {
  /** Whose request it is, with the key that makes the same request one; null: no key was sent. */
  owner: string
  key: string | null
  /** Null: the comment of the cart. */
  comment: string | null
}

/** The number of the quote that this very request made before; null: it was not made yet. @throws idempotencyKeyReused */
export async function quoteMadeBefore(trx: Transaction, { owner, key, comment }: QuoteCall): Promise<string | null> {
  if (key === null) return null
  const sql = 'select number, comment from sales_quotes where owner = ? and request_key = ?'
  const [found] = await inside(trx)<{ number: string; comment: string }>(sql, [owner, key])
  if (found && comment !== null && comment !== found.comment) throw idempotencyKeyReused()
  return found?.number ?? null
}
