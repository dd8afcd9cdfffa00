import { inject } from '@adonisjs/core'
import { ListMails } from '#plugins/configuration/mails/list_mails'
import { requestOrigin } from '#core/identity/request_origin'
import { ShowMail } from '#plugins/configuration/mails/show_mail'
import { WriteMailText } from '#plugins/configuration/mails/write_mail_text'
import { destroyMailText, updateMailText } from '#plugins/configuration/validators/mail_text_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The mails of the shop, and the texts that staff write in the place of the built-in ones. */
@inject()
export default class MailsController {
  constructor(
    private readonly list: ListMails,
    private readonly mail: ShowMail,
    private readonly write: WriteMailText
  ) {}

  async index({ shop }: HttpContext) {
    const data = await this.list.execute(shop.locale)
    return { data, meta: { total: data.length } }
  }

  async show(ctx: HttpContext) {
    return { data: await this.mail.execute(named(ctx.params), readerOf(ctx)) }
  }

  async update(ctx: HttpContext) {
    const { version, ...text } = await updateMailText.validate(ctx.request.body())
    await this.write.execute({ ...named(ctx.params), version }, text, requestOrigin(ctx))
    return { data: await this.mail.execute(named(ctx.params), readerOf(ctx)) }
  }

  /** The built-in text again. */
  async destroy(ctx: HttpContext) {
    const { version } = await destroyMailText.validate(ctx.request.body())
    await this.write.reset({ ...named(ctx.params), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}

const readerOf = ({ shop, person = null }: HttpContext) => ({ locale: shop.locale, person })

const named = (params: Record<string, unknown>) => ({ name: String(params.name), language: String(params.language) })
