import { inject } from '@adonisjs/core'
import { ShowBeginning } from '#plugins/sales/payments/queries/show_beginning'
import { markPrivate } from '#core/http/private_response'
import type { HttpContext } from '@adonisjs/core/http'

/** Where a payment that has begun leads: for the page between the shop and its provider. */
@inject()
export default class PaymentBeginningsController {
  constructor(private readonly find: ShowBeginning) {}

  async show(ctx: HttpContext) {
    markPrivate(ctx)
    return { data: await this.find.execute(String(ctx.params.token), ctx.shop.locale) }
  }
}
