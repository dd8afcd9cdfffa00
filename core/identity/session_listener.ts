import type { HttpContext } from '@adonisjs/core/http'
import type { PersonKind, SignedInPerson } from '#core/identity/person'

/**
 * Contribution to `core.session_listeners`: told in the same request when somebody comes in or leaves, with cookies
 * still to be set. Failing keeps nobody out: it is logged.
 */
export interface SessionListener {
  entered?(ctx: HttpContext, person: SignedInPerson): Promise<void>
  left?(ctx: HttpContext, kind: PersonKind): Promise<void>
}
