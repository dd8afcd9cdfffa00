import { inject } from '@adonisjs/core'
import { ShowTicket } from '#plugins/tickets/tickets/queries/show_ticket'
import { routeId } from '#core/http/route_id'
import { writerOf } from '#core/resources/writer'
import type { HttpContext } from '@adonisjs/core/http'

/** A ticket with all that hangs on it. */
@inject()
export default class TicketPagesController {
  constructor(private readonly find: ShowTicket) {}

  async show(ctx: HttpContext) {
    const { may } = writerOf(ctx)
    return { data: await this.find.execute(routeId(ctx), ctx.shop.locale, ctx.person ?? null, may) }
  }
}
