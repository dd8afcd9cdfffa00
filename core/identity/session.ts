import { badRequest } from '#core/http/errors'
import { guardOf } from '#core/identity/guards'
import { IdentityPort } from '#core/identity/identity_port'
import { PluginRegistry } from '#core/plugin/registry'
import { clearMarker, setMarker } from '#core/identity/markers'
import type { HttpContext } from '@adonisjs/core/http'
import type { PersonKind, SignedInPerson } from '#core/identity/person'
import type { SessionListener } from '#core/identity/session_listener'

/** Signs a person in, with a new session id and the marker cookie. @throws badRequest for a request with an API token */
export async function openSession(ctx: HttpContext, person: SignedInPerson): Promise<void> {
  const guard = guardOf(ctx, person.kind)
  if (!guard) throw badRequest()
  await endSignIn(ctx, person.kind)
  await guard.login(person)
  setMarker(ctx, person.kind)
  await notifyListeners(ctx, (listener) => listener.entered?.(ctx, person))
}

/**
 * Signs the customer or the staff member out; the other one stays signed in. The session is stored in a cookie that can be
 * copied, so the sign-in is ended on the server.
 */
export async function closeSession(ctx: HttpContext, kind: PersonKind): Promise<void> {
  const guard = guardOf(ctx, kind)
  if (guard) {
    await endSignIn(ctx, kind)
    await guard.logout()
    ctx.session.regenerate()
  }
  clearMarker(ctx, kind)
  await notifyListeners(ctx, (listener) => listener.left?.(ctx, kind))
}

async function endSignIn(ctx: HttpContext, kind: PersonKind): Promise<void> {
  const key = guardOf(ctx, kind)?.sessionKeyName
  const signIn: unknown = key ? ctx.session.get(key) : null
  if (typeof signIn !== 'string') return
  const identity = await ctx.containerResolver.make(IdentityPort)
  await identity.end(signIn)
}

/** Logs errors of listeners: they must not prevent signing in or out. */
async function notifyListeners(ctx: HttpContext, notify: (listener: SessionListener) => unknown): Promise<void> {
  const registry = await ctx.containerResolver.make(PluginRegistry)
  for (const { name, load } of registry.contributions('core.session_listeners')) {
    try {
      await notify(await load())
    } catch (error) {
      ctx.logger.error({ err: error, listener: name }, 'a listener of sessions failed')
    }
  }
}
