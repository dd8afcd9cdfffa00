import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { RequestPasswordReset } from '#plugins/users/actions/account/request_password_reset'
import { ResetPassword } from '#plugins/users/actions/account/reset_password'
import { samePasswords } from '#plugins/users/services/password_pair'
import { storePasswordReset, updatePasswordReset } from '#plugins/users/validators/account_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Staff who forgot their password. */
@inject()
export default class PasswordResetsController {
  constructor(
    private readonly requestReset: RequestPasswordReset,
    private readonly reset: ResetPassword
  ) {}

  /** The same answer whether the address has an account or not. */
  async store(ctx: HttpContext) {
    const { email } = await ctx.request.validateUsing(storePasswordReset)
    const { locale, channel } = ctx.shop
    await this.requestReset.execute({ kind: 'staff', email, locale, channel }, ctx.request.ip())
    ctx.response.status(202)
    return { data: { email } }
  }

  async update(ctx: HttpContext) {
    const pair = await ctx.request.validateUsing(updatePasswordReset)
    const from = { address: ctx.request.ip(), origin: requestOrigin(ctx) }
    await this.reset.execute('staff', String(ctx.params.token), samePasswords(pair), from)
    ctx.response.noContent()
  }
}
