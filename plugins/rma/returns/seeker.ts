import { can } from '#core/identity/identity_port'
import { currentCustomer } from '#plugins/users/index'
import { requestOrigin } from '#core/identity/request_origin'
import type { HttpContext } from '@adonisjs/core/http'
import type { Origin } from '#core/audit/origin'
import type { OrderSeeker } from '#plugins/sales/index'

/** Who asks by a route that is open to everybody: the signed-in customer, or the holder of a link's key. */
export async function seekerOf(ctx: HttpContext, key: string | undefined): Promise<OrderSeeker & { origin: Origin }> {
  const person = await currentCustomer(ctx)
  if (person) ctx.person = person
  const customerId = person && can(person, 'rma.account.returns') ? person.id : null
  return { customerId, key, origin: requestOrigin(ctx) }
}
