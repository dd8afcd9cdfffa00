import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { UpdateOwnProfile } from '#plugins/users/actions/customers/update_own_profile'
import { ownCustomerId } from '#plugins/users/services/own_customer'
import { ownProfileAnswer } from '#plugins/users/transformers/own_profile'
import { showCustomer } from '#plugins/users/queries/show_customer'
import { updateOwnProfile } from '#plugins/users/validators/own_account_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** A customer's own profile. */
@inject()
export default class ProfileController {
  constructor(private readonly change: UpdateOwnProfile) {}

  async show(ctx: HttpContext) {
    return { data: ownProfileAnswer(await showCustomer(ownCustomerId(ctx))) }
  }

  async update(ctx: HttpContext) {
    const id = ownCustomerId(ctx)
    const form = await ctx.request.validateUsing(updateOwnProfile)
    await this.change.execute(id, form, requestOrigin(ctx))
    return { data: ownProfileAnswer(await showCustomer(id)) }
  }
}
