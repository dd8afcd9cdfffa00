import { inject } from '@adonisjs/core'
import { ConfirmAgain } from '#plugins/rma/withdrawals/actions/confirm_again'
import { DeclineWithdrawal } from '#plugins/rma/withdrawals/actions/decline_withdrawal'
import { Lists } from '#core/lists/lists'
import { RefundWithdrawal } from '#plugins/rma/withdrawals/actions/refund_withdrawal'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { ShowWithdrawal } from '#plugins/rma/withdrawals/queries/show_withdrawal'
import { storeRefusal, storeWithdrawalRefund } from '#plugins/rma/withdrawals/withdrawal_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Withdrawals in the back office. */
@inject()
export default class AdminWithdrawalsController {
  constructor(private readonly find: ShowWithdrawal) {}

  @inject()
  index({ request }: HttpContext, lists: Lists) {
    return lists.page('rma.withdrawals', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.execute(routeId(ctx)) }
  }

  /** The withdrawals of an order. */
  async ofOrder(ctx: HttpContext) {
    return { data: await this.find.allOf(routeId(ctx)) }
  }

  @inject()
  async decline(ctx: HttpContext, decline: DeclineWithdrawal) {
    const { legalGround: ground, answer } = await ctx.request.validateUsing(storeRefusal)
    await decline.execute({ id: routeId(ctx), ground, answer: answer ?? '' }, requestOrigin(ctx))
    return this.show(ctx)
  }

  @inject()
  async refund(ctx: HttpContext, refund: RefundWithdrawal) {
    const { restock, byProvider = false } = await ctx.request.validateUsing(storeWithdrawalRefund)
    await refund.execute({ id: routeId(ctx), restock, isByProvider: byProvider }, requestOrigin(ctx))
    return this.show(ctx)
  }

  @inject()
  async confirm(ctx: HttpContext, confirm: ConfirmAgain) {
    await confirm.execute(routeId(ctx), requestOrigin(ctx))
    return this.show(ctx)
  }
}
