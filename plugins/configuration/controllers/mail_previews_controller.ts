import { inject } from '@adonisjs/core'
import { storeMailPreview } from '#plugins/configuration/validators/mail_text_validator'
import { TryMailText } from '#plugins/configuration/mails/try_mail_text'
import type { HttpContext } from '@adonisjs/core/http'

/** What a mail looks like with a text that is not saved yet. */
@inject()
export default class MailPreviewsController {
  constructor(private readonly text: TryMailText) {}

  async store({ request, shop, person = null }: HttpContext) {
    const tried = await storeMailPreview.validate(request.body())
    const { subject, text, html } = await this.text.execute(tried, { person, channel: shop.channel })
    return { data: { subject, text, html } }
  }
}
