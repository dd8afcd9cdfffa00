import { IdentityPort, can } from '#core/identity/identity_port'
import { forbidden, unauthorised } from '#core/identity/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Who may call a route. Every route has exactly one of these marks. */
export type RouteAccess =
  | { kind: 'public' }
  | { kind: 'customer'; permission: string | null }
  | { kind: 'permission'; permission: string }
  | { kind: 'staff' }

/** Checks a route's access mark and sets `ctx.person`. Throws `unauthorised` (not signed in) or `forbidden`. */
export async function checkAccess(ctx: HttpContext, access: RouteAccess): Promise<void> {
  if (access.kind === 'public') return
  const identity = await ctx.containerResolver.make(IdentityPort)
  const person = access.kind === 'customer' ? await identity.customer(ctx) : await identity.staff(ctx)
  if (!person) throw unauthorised()
  ctx.person = person
  if (access.kind === 'staff') return
  if (access.permission && !can(person, permissionFor(ctx, access.permission))) throw forbidden()
}

/** The key with the values of the address in the place of its parameters: `cms.:contentType.list`. */
function permissionFor({ params }: HttpContext, key: string): string {
  return key.includes(':') ? key.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name])) : key
}
