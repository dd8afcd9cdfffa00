import type { HttpContext } from '@adonisjs/core/http'
import type { PersonKind, SignedInPerson } from '#core/identity/person'

/**
 * Contribution to `core.session_listeners`: notified when somebody signs in or out, in the same request, so that it can set
 * cookies. Its errors are logged and have no other effect.
 */
export interface SessionListener {
  entered?(ctx: HttpContext, person: SignedInPerson): Promise<void>
  left?(ctx: HttpContext, kind: PersonKind): Promise<void>
}
