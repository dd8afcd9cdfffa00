import { inject } from '@adonisjs/core'
import { FindSentQuote } from '#plugins/sales/queries/papers/find_sent_quote'
import { Papers } from '#plugins/sales/services/papers/papers'
import { routeId } from '#core/http/route_id'
import { sendPaper } from '#plugins/sales/services/papers/send_paper'
import { showQuotePaper } from '#plugins/sales/validators/paper_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What was sent of a quote, on paper, for staff. */
@inject()
export default class QuotePapersController {
  constructor(
    private readonly find: FindSentQuote,
    private readonly papers: Papers
  ) {}

  async show(ctx: HttpContext): Promise<string> {
    const { revision } = await ctx.request.validateUsing(showQuotePaper)
    return sendPaper(ctx, this.papers.quote(await this.find.execute(routeId(ctx), revision)))
  }
}
