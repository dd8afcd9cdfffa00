import { inject } from '@adonisjs/core'
import { can } from '#core/identity/identity_port'
import { FindOrderFor, MoveMoney } from '#plugins/sales/index'
import { forbidden } from '#core/identity/errors'
import { Lists } from '#core/lists/lists'
import { movePermission } from '#plugins/rma/returns/move_permission'
import { MoveReturn } from '#plugins/rma/returns/actions/move_return'
import { OpenReturn } from '#plugins/rma/returns/actions/open_return'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { ShowReturn } from '#plugins/rma/returns/queries/show_return'
import { ShowReturnForm } from '#plugins/rma/returns/queries/show_return_form'
import { storeStaffMessage, storeStaffMove, storeStaffReturn } from '#plugins/rma/returns/return_validator'
import { WriteMessage } from '#plugins/rma/returns/actions/write_message'
import type { HttpContext } from '@adonisjs/core/http'

/** Returns in the back office. */
@inject()
export default class AdminReturnsController {
  constructor(private readonly answer: ShowReturn) {}

  @inject()
  index({ request }: HttpContext, lists: Lists) {
    return lists.page('rma.returns', request.qs())
  }

  async show(ctx: HttpContext) {
    return this.#answer(ctx, routeId(ctx))
  }

  /** What can be returned of an order. */
  @inject()
  async form(ctx: HttpContext, orders: FindOrderFor, form: ShowReturnForm) {
    const order = await orders.byId(routeId(ctx))
    return { data: await form.execute(order, ctx.shop.locale, true) }
  }

  @inject()
  async store(ctx: HttpContext, open: OpenReturn) {
    const body = await ctx.request.validateUsing(storeStaffReturn)
    const { orderId, lines, resolution, packageCondition, override } = body
    const { information = '', answers = [], pictures = [] } = body
    if (override !== null && !can(ctx.person, 'rma.returns.override')) throw forbidden()
    const sent = ctx.request.header('idempotency-key')
    const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]))
    const goods = { orderId, lines, resolution, packageCondition, information, pictures, answers: given, override }
    const callKey = sent ? `staff:${orderId}:${sent}`.slice(0, 160) : null
    const wanted = Object.assign(goods, { openedBy: 'staff' as const, callKey })
    const id = await open.execute(wanted, requestOrigin(ctx), ctx.shop.locale)
    ctx.response.status(201)
    return this.#answer(ctx, id)
  }

  @inject()
  async message(ctx: HttpContext, write: WriteMessage) {
    const { text, attachments = [] } = await ctx.request.validateUsing(storeStaffMessage)
    await write.execute({ returnId: routeId(ctx), text, attachments, by: 'staff' }, requestOrigin(ctx))
    ctx.response.status(201)
    return this.#answer(ctx, routeId(ctx))
  }

  @inject()
  async move(ctx: HttpContext, move: MoveReturn, money: MoveMoney) {
    const body = await ctx.request.validateUsing(storeStaffMove)
    const { version, move: name, text = '', received = [], source, byProvider: isByProvider = false } = body
    if (!can(ctx.person, movePermission(name))) throw forbidden()
    if (isByProvider && !can(ctx.person, 'sales.transactions.refund')) throw forbidden()
    const { restock = [], carrier = '', trackingNumber = '', fee = 0 } = body
    const settlement = { restock, source, text, carrier, trackingNumber, fee, isByProvider }
    const wanted = { returnId: routeId(ctx), move: name, by: 'staff' as const, version, text, received, settlement }
    const { refundId } = await move.execute(wanted, requestOrigin(ctx))
    if (refundId !== null && isByProvider) await money.tryRefund(refundId)
    ctx.response.status(201)
    return this.#answer(ctx, routeId(ctx))
  }

  async #answer(ctx: HttpContext, id: number) {
    return { data: await this.answer.forStaff(id, ctx.shop.locale, ctx.person) }
  }
}
