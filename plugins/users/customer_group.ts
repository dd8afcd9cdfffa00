import { IdentityPort } from '#core/identity/identity_port'
import { Store } from '#core/database/store'
import { groupsOf, type HeldGroup } from '#plugins/users/services/roles_in_memory'
import type { HttpContext } from '@adonisjs/core/http'
import type { CustomerPerson } from '#plugins/users/services/accounts'

/** Visitors belong to this group until they sign in. */
const GUESTS: HeldGroup = { id: 0, code: 'guest', name: 'guest', showsNetPrices: false, roleId: null }

/** The group whose prices a visitor sees: their own, or the guests'. From memory. */
export async function customerGroupOf(ctx: HttpContext): Promise<HeldGroup> {
  const identity = await ctx.containerResolver.make(IdentityPort)
  const customer = (await identity.customer(ctx)) as CustomerPerson | null
  const groups = await groupsOf(await ctx.containerResolver.make(Store))
  const own = customer && groups.get(customer.groupId)
  return own ?? [...groups.values()].find(({ code }) => code === 'guest') ?? GUESTS
}
