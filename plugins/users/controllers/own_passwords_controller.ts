import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { ChangeCustomerPassword, SIGNED_OUT_AFTER } from '#plugins/users/actions/customers/change_customer_password'
import { ownCustomerId, ownCustomerSignIn } from '#plugins/users/services/own_customer'
import { samePasswords } from '#plugins/users/services/password_pair'
import { updatePassword } from '#plugins/users/validators/account_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** A customer's own password. */
@inject()
export default class OwnPasswordsController {
  constructor(private readonly change: ChangeCustomerPassword) {}

  async update(ctx: HttpContext) {
    const { current_password: current, ...pair } = await ctx.request.validateUsing(updatePassword)
    const own = { id: ownCustomerId(ctx), signIn: ownCustomerSignIn(ctx), locale: ctx.shop.locale }
    await this.change.execute({ ...own, current, password: samePasswords(pair) }, requestOrigin(ctx))
    return { data: { signedOutAfter: SIGNED_OUT_AFTER } }
  }
}
