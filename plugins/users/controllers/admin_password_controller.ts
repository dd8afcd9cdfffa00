import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { ChangeOwnPassword } from '#plugins/users/actions/account/change_own_password'
import { ownId, ownSignIn } from '#plugins/users/services/own_account'
import { samePasswords } from '#plugins/users/services/password_pair'
import { updatePassword } from '#plugins/users/validators/account_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** One's own password. */
@inject()
export default class AdminPasswordController {
  constructor(private readonly change: ChangeOwnPassword) {}

  async update(ctx: HttpContext) {
    const { current_password: current, ...pair } = await ctx.request.validateUsing(updatePassword)
    const change = { id: ownId(ctx), current, password: samePasswords(pair), signIn: ownSignIn(ctx) }
    await this.change.execute(change, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
