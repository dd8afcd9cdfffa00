import { idempotencyKeyReused } from '#plugins/sales/documents/errors'
import { inside } from '#plugins/sales/database/statements'
import type { Transaction } from '#core/database/store'

/** A request that its caller may repeat. */
export interface QuoteCall {
  /** Owner of the request, and its idempotency key; null: no key was sent. */
  owner: string
  key: string | null
  /** Null: the comment of the cart. */
  comment: string | null
}

/** The number of the quote that an earlier call of this request created; null: there is none. @throws idempotencyKeyReused */
export async function quoteMadeBefore(trx: Transaction, { owner, key, comment }: QuoteCall): Promise<string | null> {
  if (key === null) return null
  const sql = 'select number, comment from sales_quotes where owner = ? and request_key = ?'
  const [found] = await inside(trx)<{ number: string; comment: string }>(sql, [owner, key])
  if (found && comment !== null && comment !== found.comment) throw idempotencyKeyReused()
  return found?.number ?? null
}
