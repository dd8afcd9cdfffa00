import { outerContext } from '#core/http/in_process'
import type { HttpContext } from '@adonisjs/core/http'
import type { PersonKind } from '#core/identity/person'

/**
 * The session guard of customers or of staff. A call from inside a page shares the page's guard, so
 * that an account is read once a page. Null on the lean path, where nobody can be signed in.
 */
export function guardOf(ctx: HttpContext, kind: PersonKind) {
  const holder = outerContext(ctx) ?? ctx
  if (!holder.session || !holder.auth) return null
  return holder.auth.use(kind)
}
