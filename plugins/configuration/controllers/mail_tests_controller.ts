import { inject } from '@adonisjs/core'
import { notFound } from '#core/http/errors'
import { storeMailPreview } from '#plugins/configuration/validators/mail_text_validator'
import { TryMailText } from '#plugins/configuration/mails/try_mail_text'
import type { HttpContext } from '@adonisjs/core/http'

/** Sends a text that is not saved yet to the member of staff who writes it. */
@inject()
export default class MailTestsController {
  constructor(private readonly text: TryMailText) {}

  async store({ request, shop, person }: HttpContext) {
    const tried = await storeMailPreview.validate(request.body())
    if (!person) throw notFound()
    await this.text.send(tried, { person, channel: shop.channel }, person.email)
    return { data: { email: person.email } }
  }
}
