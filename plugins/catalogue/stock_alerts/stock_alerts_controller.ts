import { inject } from '@adonisjs/core'
import { guardOf } from '#core/identity/guards'
import { currentCustomer } from '#plugins/users/index'
import { AskStockAlert } from '#plugins/catalogue/stock_alerts/actions/ask_stock_alert'
import { EndStockAlerts } from '#plugins/catalogue/stock_alerts/actions/end_stock_alerts'
import { storeStockAlert } from '#plugins/catalogue/stock_alerts/stock_alert_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Who is to be told when something sold out is back. Each answer says which address is meant. */
@inject()
export default class StockAlertsController {
  constructor(
    private readonly ask: AskStockAlert,
    private readonly end: EndStockAlerts
  ) {}

  async store(ctx: HttpContext) {
    const wanted = await ctx.request.validateUsing(storeStockAlert)
    const customer = guardOf(ctx, 'customer') ? await currentCustomer(ctx) : null
    const { channel, locale } = ctx.shop
    const asked = { ...wanted, customerId: customer?.id ?? null, channel, locale }
    const email = await this.ask.execute(asked, ctx.request.ip())
    ctx.response.status(202)
    return { data: { email } }
  }

  async destroy(ctx: HttpContext) {
    return { data: { email: await this.end.execute(String(ctx.params.token)) } }
  }
}
