import { inject } from '@adonisjs/core'
import { FILE_RULE, TicketFiles } from '#plugins/tickets/attachments/ticket_files'
import { OwnTickets } from '#plugins/tickets/account/own_tickets'
import { WriteOwnTicket, type Customer } from '#plugins/tickets/account/write_own_ticket'
import { indexOwnTickets, storeOwnNote, storeOwnTicket } from '#plugins/tickets/account/account_validator'
import { notFound } from '#core/http/errors'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { sendAttachment, takeAttachment } from '#core/attachments/take_attachment'
import { showAttachment } from '#plugins/tickets/attachments/attachment_validator'
import { unauthorised } from '#core/identity/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** The signed-in customer, whom the routes require. */
function customerOf({ person, shop }: HttpContext): Customer {
  if (person?.kind !== 'customer') throw unauthorised()
  const { id, name, email } = person
  return { id, name, email, channel: shop.channel, locale: shop.locale }
}

/** Requests of a customer, in their account. */
@inject()
export default class OwnTicketsController {
  constructor(
    private readonly tickets: OwnTickets,
    private readonly write: WriteOwnTicket,
    private readonly files: TicketFiles
  ) {}

  async index(ctx: HttpContext) {
    const { page = 1 } = await indexOwnTickets.validate(ctx.request.qs())
    const { id, locale } = customerOf(ctx)
    return this.tickets.list(id, page, locale)
  }

  /** What a new request may be. */
  async choices(ctx: HttpContext) {
    return { data: { trackers: await this.tickets.trackers(customerOf(ctx).locale) } }
  }

  async store(ctx: HttpContext) {
    const { attachments: files = [], ...request } = await ctx.request.validateUsing(storeOwnTicket)
    const id = await this.write.create(customerOf(ctx), { ...request, files }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: { id } }
  }

  async show(ctx: HttpContext) {
    const { id, locale } = customerOf(ctx)
    return { data: await this.tickets.show(id, routeId(ctx), locale) }
  }

  async reply(ctx: HttpContext) {
    const { text, attachments: files = [] } = await ctx.request.validateUsing(storeOwnNote)
    const id = routeId(ctx)
    await this.write.reply(customerOf(ctx), { id, text, files }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: { id } }
  }

  /** A file that waits for its message. */
  async attach(ctx: HttpContext) {
    customerOf(ctx)
    const { key, name, bytes } = await takeAttachment(ctx, FILE_RULE)
    ctx.response.status(201)
    return { data: { key, name, bytes } }
  }

  /** The response is a stream. The return type only documents in the API description that it is not JSON. */
  async file(ctx: HttpContext): Promise<string> {
    const { preview = false } = await showAttachment.validate(ctx.request.qs())
    const { id: customerId, locale } = customerOf(ctx)
    const id = routeId(ctx)
    await this.tickets.show(customerId, id, locale)
    const file = await this.files.find(id, routeId(ctx, 'file'), { isPublic: true })
    if (!file || !(await sendAttachment(ctx, file, preview))) throw notFound()
    return file.name
  }
}
