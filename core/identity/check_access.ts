import { IdentityPort, can } from '#core/identity/identity_port'
import { forbidden, unauthorised } from '#core/identity/errors'
import type { HttpContext } from '@adonisjs/core/http'
import type { RouteAccess } from '#core/http/route_access'

/**
 * Lets a request through a route's mark and notes who came in, or throws 401 (nobody is signed in)
 * or 403 (may not).
 */
export async function checkAccess(ctx: HttpContext, access: RouteAccess): Promise<void> {
  if (access.kind === 'public') return
  const identity = await ctx.containerResolver.make(IdentityPort)
  const person = access.kind === 'customer' ? await identity.customer(ctx) : await identity.staff(ctx)
  if (!person) throw unauthorised()
  ctx.person = person
  if (access.kind === 'staff') return
  if (access.permission && !can(person, access.permission)) throw forbidden()
}
