import { inject } from '@adonisjs/core'
import { ownId } from '#plugins/users/services/own_account'
import { updateLanguage } from '#plugins/users/validators/account_validator'
import { ChangeLanguage } from '#plugins/users/actions/account/change_language'
import type { HttpContext } from '@adonisjs/core/http'

/** The language of the back office, which follows its reader to another browser. */
@inject()
export default class LanguageController {
  constructor(private readonly change: ChangeLanguage) {}

  async update(ctx: HttpContext) {
    const { locale } = await ctx.request.validateUsing(updateLanguage)
    await this.change.execute(ownId(ctx), locale)
    ctx.response.noContent()
  }
}
