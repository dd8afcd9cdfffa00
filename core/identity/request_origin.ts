import { outerContext } from '#core/http/in_process'
import { isSameOrigin } from '#core/http/same_origin'
import type { HttpContext } from '@adonisjs/core/http'
import type { Origin } from '#core/audit/origin'

/** The origin of a request's changes, for the audit log. */
export function requestOrigin(ctx: HttpContext): Origin {
  const byScreen = outerContext(ctx) !== undefined || isSameOrigin(ctx.request)
  const { person } = ctx
  return {
    channel: byScreen ? 'screen' : 'api',
    actor: person
      ? { kind: person.kind, id: person.id, name: person.name }
      : { kind: 'system', id: null, name: 'visitor' },
    requestId: String(ctx.request.id()),
  }
}
