import { inject } from '@adonisjs/core'
import { checkWrittenText } from '#core/mail/check_written_text'
import { exampleValues } from '#core/mail/mail_examples'
import { findMail } from '#plugins/configuration/mails/find_mail'
import { Mailer } from '#core/mail/mailer'
import { MailList } from '#core/mail/mail_list'
import { RenderWrittenMail } from '#core/mail/render_written_mail'
import { Store } from '#core/database/store'
import type { RenderedMail } from '#core/mail/mail_template'

interface Tried {
  name: string
  language: string
  subject: string
  body?: unknown
}

/** Shows a text that is not saved yet, with the examples of its variables, or sends it to who writes it. */
@inject()
export class TryMailText {
  constructor(
    private readonly store: Store,
    private readonly mails: MailList,
    private readonly written: RenderWrittenMail,
    private readonly mailer: Mailer
  ) {}

  /** @throws notFound, and what `checkWrittenText` throws */
  async execute(tried: Tried, channel: string): Promise<RenderedMail> {
    const { mail, locale } = await findMail(this.mails, tried)
    const text = checkWrittenText(mail, { subject: tried.subject, body: tried.body })
    return this.written.execute(text, { template: mail, values: exampleValues(mail, locale), locale, channel })
  }

  /** @throws as `execute` */
  async send(tried: Tried, channel: string, to: string): Promise<void> {
    const { locale } = await findMail(this.mails, tried)
    const content = await this.execute(tried, channel)
    await this.store.transaction((trx) =>
      this.mailer.sendComposed(trx, { to, template: tried.name, locale, channel, content })
    )
  }
}
