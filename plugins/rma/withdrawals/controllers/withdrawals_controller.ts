import { inject } from '@adonisjs/core'
import { attachment } from '#core/files/send_file'
import { acknowledgementBytes } from '#plugins/rma/withdrawals/papers/acknowledgement'
import { currentCustomer } from '#plugins/users/index'
import { DeclareWithdrawal } from '#plugins/rma/withdrawals/actions/declare_withdrawal'
import { FindOrderFor } from '#plugins/sales/index'
import { ListWithdrawableOrders } from '#plugins/rma/withdrawals/queries/list_withdrawable_orders'
import { markPrivate, PRIVATE } from '#core/http/private_response'
import { Queue } from '#core/jobs/queue'
import { RateLimits } from '#core/limits/rate_limits'
import { requestOrigin } from '#core/identity/request_origin'
import { ShowWithdrawal } from '#plugins/rma/withdrawals/queries/show_withdrawal'
import { ShowWithdrawalForm } from '#plugins/rma/withdrawals/queries/show_withdrawal_form'
import { showWithdrawalForm, storeWithdrawal, storeWithdrawalLink } from '#plugins/rma/withdrawals/withdrawal_validator'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { Translator } from '#core/i18n/translator'
import { withdrawalLinksTooMany } from '#plugins/rma/withdrawals/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Consumers withdraw from orders, signed in or by the link of a mail. */
@inject()
export default class WithdrawalsController {
  constructor(
    private readonly orders: FindOrderFor,
    private readonly form: ShowWithdrawalForm
  ) {}

  /** Orders of the signed-in customer from which they may withdraw; none for a visitor. */
  @inject()
  async index(ctx: HttpContext, list: ListWithdrawableOrders) {
    const customer = await currentCustomer(ctx)
    markPrivate(ctx)
    return { data: customer ? await list.execute(customer.id) : [] }
  }

  async show(ctx: HttpContext) {
    const { key } = await ctx.request.validateUsing(showWithdrawalForm)
    const order = await this.#order(ctx, key)
    markPrivate(ctx)
    return { data: await this.form.execute(order) }
  }

  @inject()
  async store(ctx: HttpContext, declare: DeclareWithdrawal) {
    const { key, lines = null, reason } = await ctx.request.validateUsing(storeWithdrawal)
    const order = await this.#order(ctx, key)
    const sent = ctx.request.header('idempotency-key')
    const callKey = sent ? `${order.number}:${sent}`.slice(0, 160) : null
    await declare.execute({ orderId: order.id, lines, reason: reason ?? '', callKey }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: await this.form.execute(await this.orders.byId(order.id)) }
  }

  /** Mails the link, if there is such an order. The answer is the same if there is none. */
  @inject()
  async sendLink(ctx: HttpContext, queue: Queue, limits: RateLimits) {
    const { number, email } = await ctx.request.validateUsing(storeWithdrawalLink)
    await takeOrRefuse(limits, 'rma.withdrawal_links_address', ctx.request.ip(), withdrawalLinksTooMany)
    await takeOrRefuse(limits, 'rma.withdrawal_links_email', email.toLowerCase(), withdrawalLinksTooMany)
    await queue.enqueue(null, 'rma.send_withdrawal_link', { number, email })
    ctx.response.status(202)
    return { data: { isSent: true } }
  }

  /** The acknowledgement of a withdrawal, as PDF. */
  @inject()
  async paper(ctx: HttpContext, find: ShowWithdrawal, translator: Translator): Promise<string> {
    const { key } = await ctx.request.validateUsing(showWithdrawalForm)
    const order = await this.#order(ctx, key)
    const found = await find.ofOrder(order.id, String(ctx.params.withdrawal))
    const name = `${found.number}.pdf`
    ctx.response
      .header('content-type', 'application/pdf')
      .header('content-disposition', attachment(name))
      .header('cache-control', PRIVATE)
    ctx.response.send(await acknowledgementBytes(found, translator))
    return name
  }

  async #order(ctx: HttpContext, key: string | undefined) {
    const person = await currentCustomer(ctx)
    if (person) ctx.person = person
    return this.orders.execute(String(ctx.params.number), { customerId: person?.id ?? null, key })
  }
}
