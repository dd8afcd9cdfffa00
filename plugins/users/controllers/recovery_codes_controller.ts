import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { SetTwoFactor } from '#plugins/users/actions/account/set_two_factor'
import { ownId } from '#plugins/users/services/own_account'
import { askPassword } from '#plugins/users/validators/account_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Codes that replace a lost device. */
@inject()
export default class RecoveryCodesController {
  constructor(private readonly twoFactor: SetTwoFactor) {}

  async store(ctx: HttpContext) {
    const { current_password: password } = await ctx.request.validateUsing(askPassword)
    return { data: { recoveryCodes: await this.twoFactor.renewCodes(ownId(ctx), password, requestOrigin(ctx)) } }
  }
}
