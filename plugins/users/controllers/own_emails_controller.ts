import { inject } from '@adonisjs/core'
import { ChangeEmail } from '#plugins/users/actions/registration/change_email'
import { ownCustomerId } from '#plugins/users/services/own_customer'
import { updateOwnEmail } from '#plugins/users/validators/own_account_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** A customer's own e-mail address. */
@inject()
export default class OwnEmailsController {
  constructor(private readonly change: ChangeEmail) {}

  /** Requests a change, which applies once it is confirmed. */
  async update(ctx: HttpContext) {
    const { email, current_password: current } = await ctx.request.validateUsing(updateOwnEmail)
    await this.change.execute({ customerId: ownCustomerId(ctx), email, current, locale: ctx.shop.locale })
    ctx.response.status(202)
    return { data: { email } }
  }
}
