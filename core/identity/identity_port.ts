import { outerContext } from '#core/http/in_process'
import { guardOf } from '#core/identity/guards'
import { clearStaleMarker } from '#core/identity/markers'
import { markPrivate } from '#core/http/private_response'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person, PersonKind, SignedInPerson } from '#core/identity/person'

export type { Person, PersonKind, SignedInPerson } from '#core/identity/person'

/** Tells who is signed in. Implemented by the plugin that owns the accounts; without one, nobody is signed in. */
export abstract class IdentityPort {
  /** The account of a session's sign-in; null when the sign-in ended or the account is locked. Runs one statement. */
  abstract recall(kind: PersonKind, signIn: string): Promise<SignedInPerson | null>

  /** Ends a sign-in on the server, so that copies of its session cookie are invalid. */
  abstract end(signIn: string): Promise<void>

  customer(ctx: HttpContext): Promise<Person | null> {
    return signedIn(ctx, 'customer')
  }

  staff(ctx: HttpContext): Promise<Person | null> {
    return signedIn(ctx, 'staff')
  }
}

/** Default implementation without a plugin. */
export class NobodySignedIn extends IdentityPort {
  async recall(): Promise<null> {
    return null
  }

  async end(): Promise<void> {
    // Nobody ever signed in.
  }
}

/** Whether a person holds a permission. Every check of routes, menus and policies uses it. */
export function can(person: Person | null, key: string): boolean {
  if (!person) return false
  return person.permissions === 'all' || person.permissions.has(key)
}

async function signedIn(ctx: HttpContext, kind: PersonKind): Promise<Person | null> {
  const guard = guardOf(ctx, kind)
  if (guard && (await guard.check())) {
    markPrivate(ctx)
    return guard.user ?? null
  }
  if (guard) dropEndedSignIn(ctx, guard.sessionKeyName)
  clearStaleMarker(ctx, kind)
  return null
}

/** Removes a sign-in that ended elsewhere from the session. An empty session is dropped then (`dropIdleSession`). */
function dropEndedSignIn(ctx: HttpContext, key: string): void {
  const { session } = outerContext(ctx) ?? ctx
  if (session.has(key)) session.forget(key)
}
