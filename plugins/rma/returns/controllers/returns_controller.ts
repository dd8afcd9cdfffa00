import { inject } from '@adonisjs/core'
import { FindOrderFor } from '#plugins/sales/index'
import { FindReturn } from '#plugins/rma/returns/queries/find_return'
import { indexReturns, storeReturn, withKey } from '#plugins/rma/returns/return_validator'
import { ListOwnReturns } from '#plugins/rma/returns/queries/list_own_returns'
import { markPrivate } from '#core/http/private_response'
import { OpenReturn } from '#plugins/rma/returns/actions/open_return'
import { routeId } from '#core/http/route_id'
import { RateLimits } from '#core/limits/rate_limits'
import { returnsTooMany } from '#plugins/rma/errors'
import { seekerOf } from '#plugins/rma/returns/seeker'
import { ShowReturn } from '#plugins/rma/returns/queries/show_return'
import { ShowReturnForm } from '#plugins/rma/returns/queries/show_return_form'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { unauthorised } from '#core/identity/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Returns of customers, and of guests by the link of a mail. */
@inject()
export default class ReturnsController {
  constructor(
    private readonly orders: FindOrderFor,
    private readonly find: FindReturn,
    private readonly answer: ShowReturn
  ) {}

  @inject()
  async index({ person, request }: HttpContext, list: ListOwnReturns) {
    if (person?.kind !== 'customer') throw unauthorised()
    const { page = 1 } = await request.validateUsing(indexReturns)
    return list.execute(person.id, page)
  }

  /** What can be returned of an order. */
  @inject()
  async form(ctx: HttpContext, form: ShowReturnForm) {
    const { key } = await ctx.request.validateUsing(withKey)
    const order = await this.orders.execute(String(ctx.params.number), await seekerOf(ctx, key))
    markPrivate(ctx)
    return { data: await form.execute(order, ctx.shop.locale, false) }
  }

  @inject()
  async store(ctx: HttpContext, open: OpenReturn, limits: RateLimits) {
    const { key, answers = [], information = '', pictures = [], ...body } = await ctx.request.validateUsing(storeReturn)
    const seeker = await seekerOf(ctx, key)
    const order = await this.orders.execute(String(ctx.params.number), seeker)
    await takeOrRefuse(limits, 'rma.returns', String(order.id), returnsTooMany)
    const sent = ctx.request.header('idempotency-key')
    const { lines, resolution, packageCondition } = body
    const id = await open.execute(
      {
        orderId: order.id,
        lines,
        resolution,
        packageCondition,
        information,
        pictures,
        answers: new Map(answers.map(({ questionId, answer }) => [questionId, answer])),
        openedBy: 'customer',
        override: null,
        callKey: sent ? `${order.number}:${sent}`.slice(0, 160) : null,
      },
      seeker.origin,
      ctx.shop.locale
    )
    ctx.response.status(201)
    return { data: await this.answer.forCustomer(await this.find.execute(id, seeker), ctx.shop.locale) }
  }

  async show(ctx: HttpContext) {
    const { key } = await ctx.request.validateUsing(withKey)
    const found = await this.find.execute(routeId(ctx), await seekerOf(ctx, key))
    markPrivate(ctx)
    return { data: await this.answer.forCustomer(found, ctx.shop.locale) }
  }
}
