import { inject } from '@adonisjs/core'
import { ReceiveMail } from '#plugins/tickets/mail/receive_mail'
import { externalBody } from '#core/http/external_posts'
import { mailUnreadable } from '#plugins/tickets/mail/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Mails that a mail server hands over, as they came (RFC 5322). */
@inject()
export default class IncomingMailsController {
  constructor(private readonly receive: ReceiveMail) {}

  async store(ctx: HttpContext) {
    const { outcome, reason, ticketId } = await this.receive.execute(externalBody(ctx))
    if (reason === 'unreadable') throw mailUnreadable()
    ctx.response.status(outcome === 'created' || outcome === 'noted' ? 201 : 200)
    return { data: { outcome, reason, ticketId } }
  }
}
