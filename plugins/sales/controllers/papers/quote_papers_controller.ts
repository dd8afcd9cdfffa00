import { inject } from '@adonisjs/core'
import { FindSentQuote } from '#plugins/sales/queries/papers/find_sent_quote'
import { Papers } from '#plugins/sales/services/papers/papers'
import { RequestPapers } from '#plugins/sales/actions/papers/request_papers'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { sendPaper } from '#plugins/sales/services/papers/send_paper'
import { showQuotePaper, storePapers } from '#plugins/sales/validators/paper_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** What was sent of quotes, on paper, for staff: one by one or many together. */
@inject()
export default class QuotePapersController {
  constructor(
    private readonly find: FindSentQuote,
    private readonly papers: Papers,
    private readonly printing: RequestPapers
  ) {}

  async show(ctx: HttpContext): Promise<string> {
    const { revision } = await ctx.request.validateUsing(showQuotePaper)
    return sendPaper(ctx, this.papers.quote(await this.find.execute(routeId(ctx), revision)))
  }

  async store(ctx: HttpContext) {
    const { selection, format = 'pdf' } = await ctx.request.validateUsing(storePapers)
    const wish = { kind: 'quotes' as const, selection, format, locale: ctx.shop.locale }
    const data = await this.printing.execute(wish, ctx.person as Person, requestOrigin(ctx))
    ctx.response.status(202)
    return { data }
  }
}
