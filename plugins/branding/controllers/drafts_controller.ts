import { inject } from '@adonisjs/core'
import { ChangeDraft } from '#plugins/branding/brands/change_draft'
import { DescribeBranding } from '#plugins/branding/queries/describe_branding'
import { destroyDraft } from '#plugins/branding/validators/branding_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What is changed and not published yet. */
@inject()
export default class DraftsController {
  constructor(
    private readonly change: ChangeDraft,
    private readonly describe: DescribeBranding
  ) {}

  async destroy({ request, shop }: HttpContext) {
    const asked = await request.validateUsing(destroyDraft)
    return { data: await this.describe.execute(shop.locale, await this.change.discard(asked)) }
  }
}
