import { inject } from '@adonisjs/core'
import { ChangeDraft } from '#plugins/branding/brands/change_draft'
import { DescribeBranding } from '#plugins/branding/queries/describe_branding'
import { updateColours } from '#plugins/branding/validators/branding_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Staff choose colours and letters; the response lists the pairs that are hard to read. */
@inject()
export default class ColoursController {
  constructor(
    private readonly change: ChangeDraft,
    private readonly describe: DescribeBranding
  ) {}

  async update({ request, shop }: HttpContext) {
    const changes = await request.validateUsing(updateColours)
    return { data: await this.describe.execute(shop.locale, await this.change.execute(changes)) }
  }
}
