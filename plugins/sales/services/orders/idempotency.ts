import { createHash } from 'node:crypto'
import { idempotencyKeyInvalid, idempotencyKeyReused } from '#plugins/sales/errors/orders'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import { dialectOf } from '#core/database/write_set'
import type { Run } from '#plugins/sales/database/statements'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

/** A write that its caller may send again: the header `Idempotency-Key`, whose it is, and what it said. */
export interface IdempotentCall {
  scope: string
  owner: string
  key: string
  bodyHash: string
}

const KEYS: RowTarget = {
  table: 'sales_idempotency_keys',
  columns: {
    scope: 'text',
    owner: 'text',
    key: 'text',
    body_hash: 'text',
    order_id: 'bigint',
    made_id: 'bigint',
    created_at: 'instant',
  },
}

const KEY = /^[\x21-\x7e]{1,200}$/

/** Null: no key was sent, and the call is done each time. @throws idempotencyKeyInvalid */
export function idempotentCall(
  scope: string,
  owner: string,
  key: string | undefined,
  body: unknown
): IdempotentCall | null {
  if (key === undefined || key === '') return null
  if (!KEY.test(key)) throw idempotencyKeyInvalid()
  return { scope, owner, key, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}

/**
 * The id of what this very call made before; null: it was not made yet.
 * @throws idempotencyKeyReused when the key stands for another body
 */
export async function madeBefore(run: Run, call: IdempotentCall | null): Promise<number | null> {
  if (!call) return null
  const { scope, owner, key, bodyHash } = call
  const [found] = await run<{ body_hash: string; made_id: number }>(
    'select body_hash, coalesce(made_id, order_id) as made_id from sales_idempotency_keys where scope = ? and owner = ? and key = ?',
    [scope, owner, key]
  )
  if (!found) return null
  if (found.body_hash !== bodyHash) throw idempotencyKeyReused()
  return Number(found.made_id)
}

/** Keeps the key with what the call made of an order, in its transaction. */
export function keepCall(
  trx: Transaction,
  call: IdempotentCall | null,
  made: { orderId: number; id: number },
  now: string
): Write {
  const rows = call ? [[call.scope, call.owner, call.key, call.bodyHash, made.orderId, made.id, now]] : []
  return rowWrite(dialectOf(trx), KEYS, rows)
}
