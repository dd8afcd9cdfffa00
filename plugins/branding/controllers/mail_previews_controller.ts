import { inject } from '@adonisjs/core'
import { PreviewMail } from '#plugins/branding/queries/preview_mail'
import { storeMailPreview } from '#plugins/branding/validators/branding_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What mails look like with a branding that is not saved yet. */
@inject()
export default class MailPreviewsController {
  constructor(private readonly preview: PreviewMail) {}

  async store({ request, shop: { locale, channel } }: HttpContext) {
    const tried = await request.validateUsing(storeMailPreview)
    return { data: await this.preview.execute({ ...tried, locale, channel }) }
  }
}
