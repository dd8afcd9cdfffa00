import { badRequest } from '#core/http/errors'
import { guardOf } from '#core/identity/guards'
import { IdentityPort } from '#core/identity/identity_port'
import { PluginRegistry } from '#core/plugin/registry'
import { clearMarker, setMarker } from '#core/identity/markers'
import type { HttpContext } from '@adonisjs/core/http'
import type { PersonKind, SignedInPerson } from '#core/identity/person'
import type { SessionListener } from '#core/identity/session_listener'

/** Signs a person in: a new session id, and the marker cookie. @throws badRequest when a program asks with its token */
export async function openSession(ctx: HttpContext, person: SignedInPerson): Promise<void> {
  const guard = guardOf(ctx, person.kind)
  if (!guard) throw badRequest()
  await endSignIn(ctx, person.kind)
  await guard.login(person)
  setMarker(ctx, person.kind)
  await tellListeners(ctx, (listener) => listener.entered?.(ctx, person))
}

/**
 * Signs one side out and leaves the other as it is. The session is a cookie, of which anybody may have kept a copy: it
 * is the sign-in it names that ends, on the server.
 */
export async function closeSession(ctx: HttpContext, kind: PersonKind): Promise<void> {
  const guard = guardOf(ctx, kind)
  if (guard) {
    await endSignIn(ctx, kind)
    await guard.logout()
    ctx.session.regenerate()
  }
  clearMarker(ctx, kind)
  await tellListeners(ctx, (listener) => listener.left?.(ctx, kind))
}

/** Whoever this session knew on this side: their sign-in opens nothing any more. */
async function endSignIn(ctx: HttpContext, kind: PersonKind): Promise<void> {
  const key = guardOf(ctx, kind)?.sessionKeyName
  const signIn: unknown = key ? ctx.session.get(key) : null
  if (typeof signIn !== 'string') return
  const identity = await ctx.containerResolver.make(IdentityPort)
  await identity.end(signIn)
}

/** Whoever comes in or leaves does so, whatever becomes of those who hear of it. */
async function tellListeners(ctx: HttpContext, tell: (listener: SessionListener) => unknown): Promise<void> {
  const registry = await ctx.containerResolver.make(PluginRegistry)
  for (const { name, load } of registry.contributions('core.session_listeners')) {
    try {
      await tell(await load())
    } catch (error) {
      ctx.logger.error({ err: error, listener: name }, 'a listener of sessions failed')
    }
  }
}
