import { inject } from '@adonisjs/core'
import { ShowLegalText } from '#plugins/configuration/queries/show_legal_text'
import { showLegalText } from '#plugins/configuration/validators/legal_text_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The texts that people agree to, for everybody to read. */
@inject()
export default class LegalTextsController {
  constructor(private readonly text: ShowLegalText) {}

  async show(ctx: HttpContext) {
    const { version = null } = await showLegalText.validate(ctx.request.qs())
    ctx.response.header('x-cache-tags', 'core.settings')
    return { data: await this.text.execute(String(ctx.params.kind), ctx.shop, version) }
  }
}
