import { inject } from '@adonisjs/core'
import { CheckAccount } from '#plugins/sales/payments/accounts/check_account'
import { ListAccounts } from '#plugins/sales/payments/accounts/list_accounts'
import { checkAccount } from '#plugins/sales/payments/payment_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The shop's accounts with payment providers. */
export default class PaymentAccountsController {
  @inject()
  async index({ shop }: HttpContext, list: ListAccounts) {
    return { data: await list.execute(shop.locale) }
  }

  /** Asks the provider whether the account works. Answers what is wrong with it. */
  @inject()
  async check(ctx: HttpContext, check: CheckAccount) {
    const { method, channel } = await ctx.request.validateUsing(checkAccount)
    return { data: await check.execute(method, channel, ctx.shop.locale) }
  }
}
