import { inject } from '@adonisjs/core'
import { builtInText } from '#core/mail/built_in_text'
import { exampleValues } from '#core/mail/mail_examples'
import { MailList } from '#core/mail/mail_list'
import { MailTexts } from '#core/mail/mail_texts'
import { RenderWrittenMail } from '#core/mail/render_written_mail'
import { Translator } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'
import type { MailLook } from '#core/mail/mail_look'
import type { RenderedMail } from '#core/mail/mail_template'

interface Sample {
  locale: Locale
  /** Code of the channel whose mail it is. */
  channel: string
  /** In place of what the channel has of it. */
  look: Partial<MailLook>
}

/** What mails look like with a look that is tried: the text that is sent, with examples of its variables. */
@inject()
export class SampleMail {
  constructor(
    private readonly mails: MailList,
    private readonly texts: MailTexts,
    private readonly written: RenderWrittenMail,
    private readonly translator: Translator
  ) {}

  /** The mail that a plugin marks as the sample, else the first one. Null: no plugin sends mails. */
  async execute({ locale, channel, look }: Sample): Promise<RenderedMail | null> {
    const all = [...(await this.mails.all())]
    const [name, template] = all.find(([, { isSample }]) => isSample) ?? all[0] ?? []
    if (!name || !template) return null
    const own = await this.texts.find({ template: name, locale })
    const text = own?.written ?? builtInText(template, { locale, translator: this.translator })
    return this.written.execute(text, { template, values: exampleValues(template, locale), locale, channel, look })
  }
}
