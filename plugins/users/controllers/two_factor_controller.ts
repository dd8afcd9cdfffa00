import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { renderSVG } from 'uqr'
import { requestOrigin } from '#core/identity/request_origin'
import { SetTwoFactor } from '#plugins/users/actions/account/set_two_factor'
import { ownId } from '#plugins/users/services/own_account'
import { totpAddress } from '#plugins/users/services/totp'
import { askPassword, updateTwoFactor } from '#plugins/users/validators/account_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** One's own second step at signing in. */
@inject()
export default class TwoFactorController {
  constructor(private readonly twoFactor: SetTwoFactor) {}

  /** The secret for a device, as text, as address and as picture. */
  async store(ctx: HttpContext) {
    const { current_password: password } = await ctx.request.validateUsing(askPassword)
    const secret = await this.twoFactor.begin(ownId(ctx), password)
    const issuer = new URL(app.config.get<string>('cellier.address')).hostname
    const address = totpAddress(secret, { issuer, email: ctx.person?.email ?? '' })
    return { data: { secret, address, picture: renderSVG(address, { border: 2 }) } }
  }

  /** A first code proves that the device has it. */
  async update(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(updateTwoFactor)
    return { data: { recoveryCodes: await this.twoFactor.confirm(ownId(ctx), code, requestOrigin(ctx)) } }
  }

  async destroy(ctx: HttpContext) {
    const { current_password: password } = await ctx.request.validateUsing(askPassword)
    await this.twoFactor.end(ownId(ctx), password, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
