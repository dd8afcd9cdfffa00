import { inject } from '@adonisjs/core'
import { DescribeBranding } from '#plugins/branding/queries/describe_branding'
import { PublishBrand } from '#plugins/branding/brands/publish_brand'
import { requestOrigin } from '#core/identity/request_origin'
import { storePublication } from '#plugins/branding/validators/branding_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The draft, or a former state, becomes what everybody sees. */
@inject()
export default class PublicationsController {
  constructor(
    private readonly publish: PublishBrand,
    private readonly describe: DescribeBranding
  ) {}

  async store(ctx: HttpContext) {
    const asked = await ctx.request.validateUsing(storePublication)
    return { data: await this.describe.execute(ctx.shop.locale, await this.publish.execute(asked, requestOrigin(ctx))) }
  }
}
