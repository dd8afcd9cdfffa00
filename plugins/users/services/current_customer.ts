import { IdentityPort } from '#core/identity/identity_port'
import type { CustomerPerson } from '#plugins/users/services/accounts'
import type { HttpContext } from '@adonisjs/core/http'

/** The customer who is signed in; null: a guest. For routes that are open to both. */
export async function currentCustomer(ctx: HttpContext): Promise<CustomerPerson | null> {
  const identity = await ctx.containerResolver.make(IdentityPort)
  return (await identity.customer(ctx)) as CustomerPerson | null
}
