import { inject } from '@adonisjs/core'
import { ChangeTicket } from '#plugins/tickets/tickets/actions/change_ticket'
import { EditNote } from '#plugins/tickets/tickets/actions/edit_note'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeNote, updateNote } from '#plugins/tickets/tickets/ticket_validator'
import { writerOf } from '#core/resources/writer'
import type { HttpContext } from '@adonisjs/core/http'

/** What staff write on a ticket. */
@inject()
export default class TicketNotesController {
  constructor(
    private readonly change: ChangeTicket,
    private readonly edit: EditNote
  ) {}

  /** A note, and with it a new status for those who may change tickets. */
  async store(ctx: HttpContext) {
    const {
      text,
      isPrivate = false,
      statusId,
      version,
      attachments: files = [],
    } = await ctx.request.validateUsing(storeNote)
    const id = routeId(ctx)
    const writer = writerOf(ctx)
    const values = statusId !== undefined && writer.may('tickets.update') ? { statusId } : {}
    const row = await this.change.execute(
      { id, version: version ?? null, values, notes: text ?? '', isPrivate, files },
      writer
    )
    ctx.response.status(201)
    return { data: { id, version: row.version } }
  }

  async update(ctx: HttpContext) {
    const { text, isPrivate } = await ctx.request.validateUsing(updateNote)
    const [ticketId, id] = [routeId(ctx), routeId(ctx, 'note')]
    await this.edit.execute({ ticketId, id, text: text ?? '', isPrivate }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
