import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { ResetPassword } from '#plugins/users/actions/account/reset_password'
import { samePasswords } from '#plugins/users/services/password_pair'
import { updatePasswordReset } from '#plugins/users/validators/account_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Customers choose a password by the link of a mail. */
@inject()
export default class CustomerPasswordsController {
  constructor(private readonly reset: ResetPassword) {}

  async update(ctx: HttpContext) {
    const pair = await ctx.request.validateUsing(updatePasswordReset)
    const from = { address: ctx.request.ip(), origin: requestOrigin(ctx) }
    await this.reset.execute('customer', String(ctx.params.token), samePasswords(pair), from)
    ctx.response.noContent()
  }
}
