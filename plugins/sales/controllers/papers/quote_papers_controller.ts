import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { outside } from '#plugins/sales/database/statements'
import { Papers } from '#plugins/sales/services/papers/papers'
import { printableQuote } from '#plugins/sales/services/quotes/printable_quote'
import { quoteNotFound } from '#plugins/sales/errors/quotes'
import { readQuote } from '#plugins/sales/services/quotes/quote_reads'
import { routeId } from '#core/http/route_id'
import { sendPaper } from '#plugins/sales/services/papers/send_paper'
import { showQuotePaper } from '#plugins/sales/validators/paper_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What was sent of a quote, on paper, for staff. */
@inject()
export default class QuotePapersController {
  constructor(
    private readonly store: Store,
    private readonly papers: Papers
  ) {}

  async show(ctx: HttpContext): Promise<string> {
    const { revision } = await ctx.request.validateUsing(showQuotePaper)
    const quote = await readQuote(outside(this.store), this.store.dialect, { id: routeId(ctx) })
    if (!quote) throw quoteNotFound()
    return sendPaper(ctx, this.papers.quote(printableQuote(quote, revision)))
  }
}
