import { inject } from '@adonisjs/core'
import { currentCustomer } from '#plugins/users/index'
import { FindQuote } from '#plugins/sales/queries/quotes/find_quote'
import { Papers } from '#plugins/sales/services/papers/papers'
import { printableQuote } from '#plugins/sales/services/quotes/printable_quote'
import { sendPaper } from '#plugins/sales/services/papers/send_paper'
import { showQuote } from '#plugins/sales/validators/quote_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What was sent of a quote, on paper, for who asked for it: by their account, or by the key of its link. */
@inject()
export default class OwnQuotePapersController {
  constructor(
    private readonly find: FindQuote,
    private readonly papers: Papers
  ) {}

  async show(ctx: HttpContext): Promise<string> {
    const { key, revision } = await ctx.request.validateUsing(showQuote)
    const customerId = (await currentCustomer(ctx))?.id ?? null
    const quote = await this.find.execute(String(ctx.params.number), { customerId, key })
    return sendPaper(ctx, this.papers.quote(printableQuote(quote, revision)))
  }
}
