import { inject } from '@adonisjs/core'
import { currentCustomer } from '#plugins/users/index'
import { FindQuote } from '#plugins/sales/quotes/queries/find_quote'
import { invoiceNotFound } from '#plugins/sales/invoices/errors'
import { ownCustomer } from '#plugins/sales/shared/own_customer'
import { Papers } from '#plugins/sales/documents/papers/papers'
import { printableQuote } from '#plugins/sales/quotes/services/printable_quote'
import { refundNotFound } from '#plugins/sales/refunds/errors'
import { requestOrigin } from '#core/identity/request_origin'
import { RequestPapers } from '#plugins/sales/documents/papers/actions/request_papers'
import { routeId } from '#core/http/route_id'
import { sendPaper } from '#plugins/sales/documents/papers/send_paper'
import { shipmentNotFound } from '#plugins/sales/shipments/errors'
import { showQuote } from '#plugins/sales/quotes/quote_validator'
import { showQuotePaper, storePapers } from '#plugins/sales/documents/papers/paper_validator'
import { FindPaper, type OwnKind } from '#plugins/sales/documents/papers/find_paper'
import type { HttpContext } from '@adonisjs/core/http'
import type { PaperKind } from '#plugins/sales/documents/papers/paper_kind'
import type { Person } from '#core/identity/person'

const NOT_FOUND = { invoices: invoiceNotFound, refunds: refundNotFound, shipments: shipmentNotFound }

/** Documents on paper: staff print them one by one or many together, customers take their own. */
@inject()
export default class PapersController {
  constructor(
    private readonly find: FindPaper,
    private readonly papers: Papers,
    private readonly printing: RequestPapers,
    private readonly quotes: FindQuote
  ) {}

  invoice(ctx: HttpContext): Promise<string> {
    return this.#send(ctx, 'invoices', routeId(ctx))
  }

  refund(ctx: HttpContext): Promise<string> {
    return this.#send(ctx, 'refunds', routeId(ctx))
  }

  shipment(ctx: HttpContext): Promise<string> {
    return this.#send(ctx, 'shipments', routeId(ctx))
  }

  /** A sent revision of a quote. */
  async quote(ctx: HttpContext): Promise<string> {
    const { revision } = await ctx.request.validateUsing(showQuotePaper)
    return sendPaper(ctx, await this.papers.quote(await this.find.sentQuote(routeId(ctx), revision)))
  }

  printInvoices(ctx: HttpContext) {
    return this.#print(ctx, 'invoices')
  }

  printRefunds(ctx: HttpContext) {
    return this.#print(ctx, 'refunds')
  }

  printShipments(ctx: HttpContext) {
    return this.#print(ctx, 'shipments')
  }

  printQuotes(ctx: HttpContext) {
    return this.#print(ctx, 'quotes')
  }

  ownInvoice(ctx: HttpContext): Promise<string> {
    return this.#sendOwn(ctx, 'invoices')
  }

  ownRefund(ctx: HttpContext): Promise<string> {
    return this.#sendOwn(ctx, 'refunds')
  }

  /** For who asked for the quote: by their account, or by the key of its link. */
  async ownQuote(ctx: HttpContext): Promise<string> {
    const { key, revision } = await ctx.request.validateUsing(showQuote)
    const customerId = (await currentCustomer(ctx))?.id ?? null
    const quote = await this.quotes.execute(String(ctx.params.number), { customerId, key })
    return sendPaper(ctx, await this.papers.quote(printableQuote(quote, revision)))
  }

  async #send(ctx: HttpContext, kind: keyof typeof NOT_FOUND, id: number | null): Promise<string> {
    const [paper] = id === null ? [] : await this.papers.read(kind, [id])
    if (!paper) throw NOT_FOUND[kind]()
    return sendPaper(ctx, paper)
  }

  /** The document of another customer is not found. */
  async #sendOwn(ctx: HttpContext, kind: OwnKind): Promise<string> {
    return this.#send(ctx, kind, await this.find.own(kind, ownCustomer(ctx), String(ctx.params.number)))
  }

  async #print(ctx: HttpContext, kind: PaperKind) {
    const { selection, format = 'pdf' } = await ctx.request.validateUsing(storePapers)
    const wish = { kind, selection, format, locale: ctx.shop.locale }
    const data = await this.printing.execute(wish, ctx.person as Person, requestOrigin(ctx))
    ctx.response.status(202)
    return { data }
  }
}
