import { inject } from '@adonisjs/core'
import { closeSession } from '#core/identity/session'
import { requestOrigin } from '#core/identity/request_origin'
import { EraseOwnAccount } from '#plugins/users/actions/customers/erase_own_account'
import { ReadPersonalData } from '#plugins/users/queries/read_personal_data'
import { askPassword } from '#plugins/users/validators/account_validator'
import { erasedAnswer } from '#plugins/users/transformers/erased'
import { ownCustomerId } from '#plugins/users/services/own_customer'
import type { HttpContext } from '@adonisjs/core/http'

/** A customer's own personal data: a preview of an erasure, and the erasure. */
@inject()
export default class OwnPersonalDataController {
  constructor(
    private readonly read: ReadPersonalData,
    private readonly erase: EraseOwnAccount
  ) {}

  async show(ctx: HttpContext) {
    return { data: erasedAnswer(await this.read.counts(ownCustomerId(ctx)), ctx.shop.locale) }
  }

  async destroy(ctx: HttpContext) {
    const { current_password: password } = await ctx.request.validateUsing(askPassword)
    await this.erase.execute(ownCustomerId(ctx), password, ctx.shop.locale, requestOrigin(ctx))
    await closeSession(ctx, 'customer')
    ctx.response.noContent()
  }
}
