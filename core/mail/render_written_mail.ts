import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { composeMail } from '#core/mail/compose_mail'
import { MailLooks } from '#core/mail/mail_looks'
import type { MailLook } from '#core/mail/mail_look'
import { PrepareDocument } from '#core/rich_text/prepare_document'
import { Translator } from '#core/i18n/translator'
import { wordsOfLinks } from '#core/mail/built_in_text'
import type { Locale } from '#core/i18n/locales'
import type { MailTemplate, MailValues, RenderedMail } from '#core/mail/mail_template'
import type { WrittenText } from '#core/mail/mail_texts'

interface Filled {
  template: MailTemplate
  values: MailValues
  locale: Locale
  channel: string | null
  /** In place of what the channel has of it, for a preview. */
  look?: Partial<MailLook>
}

/** Renders what staff wrote in the place of a built-in mail. */
@inject()
export class RenderWrittenMail {
  constructor(
    private readonly channels: ChannelPort,
    private readonly looks: MailLooks,
    private readonly prepare: PrepareDocument,
    private readonly translator: Translator
  ) {}

  /** @throws variableUnknown, variableBroken for a text that this mail no longer fills in */
  async execute(
    { subject, body }: WrittenText,
    { template, values, locale, channel: code, look: tried = {} }: Filled
  ): Promise<RenderedMail> {
    const all = this.channels.all()
    const channel = all.find((one) => one.code === code) ?? all[0]
    const place = { channel: channel?.code ?? '', locale, currency: channel?.baseCurrency ?? '' }
    const [{ document }, look] = await Promise.all([this.prepare.execute(body, place), this.looks.of(locale, code)])
    const links = wordsOfLinks(template, { locale, translator: this.translator })
    return composeMail({
      subject,
      body: document,
      values: valuesFor(template, values, locale),
      links,
      look: Object.assign({}, look, tried),
      locale,
    })
  }
}

/** Every variable of the mail: those without a value are empty, and codes are words. */
function valuesFor({ variables }: MailTemplate, values: MailValues, locale: Locale): MailValues {
  return Object.fromEntries(
    Object.entries(variables).map(([name, { codes = {} }]) => {
      const value = values[name] ?? ''
      const words = Object.hasOwn(codes, value) ? codes[value] : undefined
      return [name, words?.[locale] ?? value]
    })
  )
}
