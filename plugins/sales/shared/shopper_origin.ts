import { IdentityPort } from '#core/identity/identity_port'
import { requestOrigin } from '#core/identity/request_origin'
import type { HttpContext } from '@adonisjs/core/http'
import type { Origin } from '#core/audit/origin'

/** Who changes something by a route that is open to everybody: a customer when one is signed in. */
export async function shopperOrigin(ctx: HttpContext): Promise<Origin> {
  const identity = await ctx.containerResolver.make(IdentityPort)
  const person = await identity.customer(ctx)
  if (person) ctx.person = person
  return requestOrigin(ctx)
}
