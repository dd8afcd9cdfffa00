import { outerContext } from '#core/http/in_process'
import { guardOf } from '#core/identity/guards'
import { healMarker } from '#core/identity/markers'
import { ownAnswer } from '#core/http/own_answer'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person, PersonKind, SignedInPerson } from '#core/identity/person'

export type { Person, PersonKind, SignedInPerson } from '#core/identity/person'

/**
 * Who is signed in. Filled by the plugin that owns accounts; core neither knows its models nor its
 * screens. Until one registers, nobody is signed in.
 */
export abstract class IdentityPort {
  /** The account of a sign-in that a session remembers; null when it ended or may no longer come in. One statement. */
  abstract recall(kind: PersonKind, signIn: string): Promise<SignedInPerson | null>

  /** Ends a sign-in, wherever copies of its session are. */
  abstract end(signIn: string): Promise<void>

  customer(ctx: HttpContext): Promise<Person | null> {
    return signedIn(ctx, 'customer')
  }

  staff(ctx: HttpContext): Promise<Person | null> {
    return signedIn(ctx, 'staff')
  }
}

/** The port of a shop without accounts: everybody is a visitor. */
export class NobodySignedIn extends IdentityPort {
  async recall(): Promise<null> {
    return null
  }

  async end(): Promise<void> {
    // Nobody ever signed in.
  }
}

/** Whether a person holds a permission. The one question behind routes, menus and policies. */
export function can(person: Person | null, key: string): boolean {
  if (!person) return false
  return person.permissions === 'all' || person.permissions.has(key)
}

async function signedIn(ctx: HttpContext, kind: PersonKind): Promise<Person | null> {
  const guard = guardOf(ctx, kind)
  if (guard && (await guard.check())) {
    ownAnswer(ctx)
    return guard.user ?? null
  }
  if (guard) forgetEnded(ctx, guard.sessionKeyName)
  healMarker(ctx, kind)
  return null
}

/** A sign-in that ended elsewhere is kept no longer: with nothing else in their session the visitor is lean again. */
function forgetEnded(ctx: HttpContext, key: string): void {
  const { session } = outerContext(ctx) ?? ctx
  if (session.has(key)) session.forget(key)
}
