import { inject } from '@adonisjs/core'
import { Settings } from '#core/settings/settings'
import { requestOrigin } from '#core/identity/request_origin'
import { ChangeAddressPatterns } from '#plugins/catalogue/permalinks/actions/change_address_patterns'
import { addressPatterns } from '#plugins/catalogue/permalinks/address_patterns'
import { given } from '#plugins/catalogue/vocabulary/validators/given'
import { updatePermalinkPatterns } from '#plugins/catalogue/permalinks/permalink_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The form that addresses of products, categories and dishes have. */
@inject()
export default class PermalinkPatternsController {
  constructor(
    private readonly settings: Settings,
    private readonly change: ChangeAddressPatterns
  ) {}

  async show() {
    return { data: addressPatterns(this.settings) }
  }

  async update(ctx: HttpContext) {
    const patterns = given(await ctx.request.validateUsing(updatePermalinkPatterns))
    await this.change.execute(patterns, requestOrigin(ctx))
    return this.show()
  }
}
