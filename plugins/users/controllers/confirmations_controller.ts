import { inject } from '@adonisjs/core'
import encryption from '@adonisjs/core/services/encryption'
import { CONFIRMS_DELETION } from '#plugins/users/services/purposes'
import { OwnPassword } from '#plugins/users/services/own_password'
import { ownId } from '#plugins/users/services/own_account'
import { askPassword } from '#plugins/users/validators/account_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Verifies the password again before the deletion of one's own account. */
@inject()
export default class ConfirmationsController {
  constructor(private readonly own: OwnPassword) {}

  async store(ctx: HttpContext) {
    const { current_password: password } = await ctx.request.validateUsing(askPassword)
    const id = ownId(ctx)
    await this.own.check('staff', id, password)
    const confirmation = encryption.encrypt(id, { expiresIn: '5 minutes', purpose: CONFIRMS_DELETION })
    return { data: { confirmation } }
  }
}
