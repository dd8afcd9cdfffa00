import { idempotentCall, madeBefore, type IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import type { HttpContext } from '@adonisjs/core/http'
import type { Run } from '#plugins/sales/database/statements'

/** A call of staff that moves money of an order, by its `Idempotency-Key`. Null: it is done each time. */
export function moneyCall(
  { request, person }: HttpContext,
  scope: 'captures' | 'refunds',
  said: object
): IdempotentCall | null {
  return idempotentCall(scope, `staff:${person?.id}`, request.header('idempotency-key'), said)
}

/** What a call is kept under beside what it made. */
export const requestKey = (call: IdempotentCall | null): string | null =>
  call && `${call.owner}:${call.key}`.slice(0, 200)

/** What this very call made before in a table; null: nothing yet. @throws idempotencyKeyReused */
export async function madeByCall(
  run: Run,
  table: 'sales_refunds' | 'sales_payment_movements',
  orderId: number,
  call: IdempotentCall | null
): Promise<number | null> {
  if ((await madeBefore(run, call)) === null) return null
  const [made] = await run<{ id: number }>(`select id from ${table} where order_id = ? and request_key = ?`, [
    ...[orderId, requestKey(call)],
  ])
  return made ? Number(made.id) : null
}
