import { idempotentCall, type IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import type { HttpContext } from '@adonisjs/core/http'

/** A call of staff that makes something, which may come again with its `Idempotency-Key`; null: it bears none. */
export function staffCall(ctx: HttpContext, scope: string, body: unknown): IdempotentCall | null {
  const owner = `staff:${ctx.person?.id ?? ''}`
  return idempotentCall(`${scope}.${String(ctx.params.id)}`, owner, ctx.request.header('idempotency-key'), body)
}
