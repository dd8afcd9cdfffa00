import { inject } from '@adonisjs/core'
import { ChangeDraft } from '#plugins/branding/brands/change_draft'
import { DescribeBranding } from '#plugins/branding/queries/describe_branding'
import { updateImages } from '#plugins/branding/validators/branding_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Staff choose logos and backgrounds. */
@inject()
export default class ImagesController {
  constructor(
    private readonly change: ChangeDraft,
    private readonly describe: DescribeBranding
  ) {}

  async update({ request, shop }: HttpContext) {
    const changes = await request.validateUsing(updateImages)
    return { data: await this.describe.execute(shop.locale, await this.change.execute(changes)) }
  }
}
