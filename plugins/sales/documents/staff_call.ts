import { idempotentCall, type IdempotentCall } from '#plugins/sales/documents/idempotency'
import type { HttpContext } from '@adonisjs/core/http'

/** The idempotent call of a staff request; null: it has no `Idempotency-Key`. */
export function staffCall(ctx: HttpContext, scope: string, body: unknown): IdempotentCall | null {
  const owner = `staff:${ctx.person?.id ?? ''}`
  return idempotentCall(`${scope}.${String(ctx.params.id)}`, owner, ctx.request.header('idempotency-key'), body)
}
