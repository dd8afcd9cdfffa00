import { outerContext } from '#core/http/in_process'
import type { HttpContext } from '@adonisjs/core/http'
import type { PersonKind } from '#core/identity/person'

/**
 * The session guard of customers or of staff. API calls that a page makes in this process share the page's guard, so that an
 * account is read once per page. Null when the request runs without a session (see `LazySessionMiddleware`).
 */
export function guardOf(ctx: HttpContext, kind: PersonKind) {
  const owner = outerContext(ctx) ?? ctx
  if (!owner.session || !owner.auth) return null
  return owner.auth.use(kind)
}
