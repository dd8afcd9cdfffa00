import { guardOf } from '#core/identity/guards'
import { hasRunOut, healMarker } from '#core/identity/session'
import { Clock } from '#core/time/clock'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person, PersonKind, SignedInPerson } from '#core/identity/person'

export type { Person, PersonKind, SignedInPerson } from '#core/identity/person'

/**
 * Who is signed in. Filled by the plugin that owns accounts; core neither knows its models nor its
 * screens. Until one registers, nobody is signed in.
 */
export abstract class IdentityPort {
  /** The account of a sign-in that a session remembers; null when it may no longer come in. */
  abstract recall(kind: PersonKind, id: number): Promise<SignedInPerson | null>

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
}

/** Whether a person holds a permission. The one question behind routes, menus and policies. */
export function can(person: Person | null, key: string): boolean {
  if (!person) return false
  return person.permissions === 'all' || person.permissions.has(key)
}

async function signedIn(ctx: HttpContext, kind: PersonKind): Promise<Person | null> {
  const person = await remembered(ctx, kind)
  if (!person) healMarker(ctx, kind)
  return person
}

async function remembered(ctx: HttpContext, kind: PersonKind): Promise<Person | null> {
  const guard = guardOf(ctx, kind)
  if (!guard || !(await guard.check())) return null
  const clock = await ctx.containerResolver.make(Clock)
  return hasRunOut(ctx, kind, clock.epoch()) ? null : (guard.user ?? null)
}
