import { inject } from '@adonisjs/core'
import { DescribeBranding } from '#plugins/branding/queries/describe_branding'
import { showBranding } from '#plugins/branding/validators/branding_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The branding as staff see it. */
@inject()
export default class BrandingController {
  constructor(private readonly describe: DescribeBranding) {}

  async show({ request, shop }: HttpContext) {
    const { brand } = await showBranding.validate(request.qs())
    return { data: await this.describe.execute(shop.locale, brand) }
  }
}
