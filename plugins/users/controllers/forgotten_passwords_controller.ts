import { inject } from '@adonisjs/core'
import { RequestPasswordReset } from '#plugins/users/actions/account/request_password_reset'
import { storePasswordReset } from '#plugins/users/validators/account_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Customers who forgot their password. */
@inject()
export default class ForgottenPasswordsController {
  constructor(private readonly requestReset: RequestPasswordReset) {}

  async store(ctx: HttpContext) {
    const { email } = await ctx.request.validateUsing(storePasswordReset)
    const { locale, channel } = ctx.shop
    await this.requestReset.execute({ kind: 'customer', email, locale, channel }, ctx.request.ip())
    ctx.response.status(202)
    return { data: { email } }
  }
}
