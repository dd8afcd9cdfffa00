import { inject } from '@adonisjs/core'
import { ListAmounts } from '#plugins/payment_crypto/queries/list_amounts'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** Amounts in coins that the customer of an order was told. */
@inject()
export default class StaffAmountsController {
  constructor(private readonly list: ListAmounts) {}

  async index(ctx: HttpContext) {
    return { data: await this.list.execute(routeId(ctx)) }
  }
}
