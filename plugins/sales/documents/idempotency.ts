import { createHash } from 'node:crypto'
import { idempotencyKeyInvalid, idempotencyKeyReused } from '#plugins/sales/documents/errors'
import { idempotencyKeys } from '#plugins/sales/documents/tables'
import { dialectOf } from '#core/database/write_set'
import type { Run } from '#plugins/sales/database/statements'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

/** A request that its caller may repeat: the header `Idempotency-Key`, its owner, and a hash of the body. */
export interface IdempotentCall {
  scope: string
  owner: string
  key: string
  bodyHash: string
}

const KEY = /^[\x21-\x7e]{1,200}$/

/** The checked key of a request; null: it has none. @throws idempotencyKeyInvalid */
export function parseIdempotencyKey(key: string | undefined): string | null {
  if (key === undefined || key === '') return null
  if (!KEY.test(key)) throw idempotencyKeyInvalid()
  return key
}

/** Null: no key was sent, and the request is executed each time. @throws idempotencyKeyInvalid */
export function idempotentCall(
  scope: string,
  owner: string,
  key: string | undefined,
  body: unknown
): IdempotentCall | null {
  const written = parseIdempotencyKey(key)
  if (written === null) return null
  return { scope, owner, key: written, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}

/**
 * The id that the same request created earlier; null: none.
 * @throws idempotencyKeyReused when the key was used with another body
 */
export async function earlierResult(run: Run, call: IdempotentCall | null): Promise<number | null> {
  if (!call) return null
  const { scope, owner, key, bodyHash } = call
  const found = await idempotencyKeys.find(run, { scope, owner, key })
  if (!found) return null
  if (found.bodyHash !== bodyHash) throw idempotencyKeyReused()
  return found.madeId ?? found.orderId
}

/** Stores the key with the id that the request created, in the same transaction. */
export function storeCall(
  trx: Transaction,
  call: IdempotentCall | null,
  made: { orderId: number; id: number },
  now: string
): Write {
  const { orderId, id: madeId } = made
  return idempotencyKeys.insertWrite(dialectOf(trx), call ? [{ ...call, orderId, madeId, createdAt: now }] : [])
}
