import { inject } from '@adonisjs/core'
import { RelateTickets } from '#plugins/tickets/tickets/actions/relate_tickets'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeRelation } from '#plugins/tickets/tickets/ticket_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** How tickets hang together. */
@inject()
export default class TicketRelationsController {
  constructor(private readonly relate: RelateTickets) {}

  async store(ctx: HttpContext) {
    const { toId, kind, delay = null } = await ctx.request.validateUsing(storeRelation)
    const id = await this.relate.add({ fromId: routeId(ctx), toId, kind, delay }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: { id } }
  }

  async destroy(ctx: HttpContext) {
    await this.relate.remove(routeId(ctx), routeId(ctx, 'relation'), requestOrigin(ctx))
    ctx.response.noContent()
  }
}
