import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { ConfirmEmail } from '#plugins/users/actions/registration/confirm_email'
import { ResendConfirmation } from '#plugins/users/actions/registration/resend_confirmation'
import { ownCustomerId } from '#plugins/users/services/own_customer'
import type { HttpContext } from '@adonisjs/core/http'

/** Customers confirm an e-mail address. */
@inject()
export default class EmailConfirmationsController {
  constructor(
    private readonly resend: ResendConfirmation,
    private readonly confirm: ConfirmEmail
  ) {}

  /** The mail with the link, once more. */
  async store(ctx: HttpContext) {
    const email = await this.resend.execute(ownCustomerId(ctx), ctx.shop.locale)
    ctx.response.status(202)
    return { data: { email } }
  }

  async update(ctx: HttpContext) {
    const email = await this.confirm.execute(String(ctx.params.token), ctx.request.ip(), requestOrigin(ctx))
    return { data: { email } }
  }
}
