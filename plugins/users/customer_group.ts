import { Store } from '#core/database/store'
import { currentCustomer } from '#plugins/users/services/current_customer'
import { groupsOf, type HeldGroup } from '#plugins/users/services/role_cache'
import type { HttpContext } from '@adonisjs/core/http'

/** Visitors belong to this group until they sign in. */
const GUESTS: HeldGroup = { id: 0, code: 'guest', name: 'guest', showsNetPrices: false, roleId: null }

/** The group whose prices a visitor sees: their own, or the guests'. From memory. */
export async function customerGroupOf(ctx: HttpContext): Promise<HeldGroup> {
  const customer = await currentCustomer(ctx)
  const groups = await groupsOf(await ctx.containerResolver.make(Store))
  const own = customer && groups.get(customer.groupId)
  return own ?? [...groups.values()].find(({ code }) => code === 'guest') ?? GUESTS
}
