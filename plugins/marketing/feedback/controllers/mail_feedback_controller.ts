import { inject } from '@adonisjs/core'
import { externalBody } from '#core/http/external_posts'
import { ReceiveFeedback } from '#plugins/marketing/feedback/receive_feedback'
import type { HttpContext } from '@adonisjs/core/http'

/** What the mail provider of the shop tells of its mails. */
@inject()
export default class MailFeedbackController {
  constructor(private readonly receive: ReceiveFeedback) {}

  async store(ctx: HttpContext) {
    const signature = ctx.request.header('x-cellier-signature') ?? ''
    return { data: { received: await this.receive.execute(externalBody(ctx), signature) } }
  }
}
