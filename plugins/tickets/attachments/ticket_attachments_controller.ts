import { inject } from '@adonisjs/core'
import { notFound } from '#core/http/errors'
import { routeId } from '#core/http/route_id'
import { sendAttachment, takeAttachment } from '#core/attachments/take_attachment'
import { FILE_RULE, TicketFiles } from '#plugins/tickets/attachments/ticket_files'
import { showAttachment } from '#plugins/tickets/attachments/attachment_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Files of tickets, for staff. */
@inject()
export default class TicketAttachmentsController {
  constructor(private readonly files: TicketFiles) {}

  /** A file that waits for its note. */
  async store(ctx: HttpContext) {
    const { key, name, bytes } = await takeAttachment(ctx, FILE_RULE)
    ctx.response.status(201)
    return { data: { key, name, bytes } }
  }

  /** The response is a stream. The return type only documents in the API description that it is not JSON. */
  async show(ctx: HttpContext): Promise<string> {
    const { preview = false } = await showAttachment.validate(ctx.request.qs())
    const file = await this.files.find(routeId(ctx), routeId(ctx, 'file'), { isPublic: false })
    if (!file || !(await sendAttachment(ctx, file, preview))) throw notFound()
    return file.name
  }
}
