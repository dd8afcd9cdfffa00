import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import { Clock } from '#core/time/clock'
import { StoredMails } from '#core/mail/stored_mails'
import { MailList } from '#core/mail/mail_list'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { mailHost } from '#core/mail/mail_host'
import { mailAccount, type MailAccount } from '#core/mail/mail_account'
import { renderMail } from '#core/mail/render_mail'
import { DomainError } from '#core/errors/domain_error'
import { Logger } from '@adonisjs/core/logger'
import { MailTexts } from '#core/mail/mail_texts'
import { RenderWrittenMail } from '#core/mail/render_written_mail'
import { MailLooks } from '#core/mail/mail_looks'
import type { ComposedMail, Mail } from '#core/mail/mailer'
import type { RenderedMail } from '#core/mail/mail_template'

/** Sends a mail through the shop's mail server, or stores it when the shop has none. */
@inject()
export class DeliverMail {
  constructor(
    private readonly mails: MailList,
    private readonly looks: MailLooks,
    private readonly texts: MailTexts,
    private readonly written: RenderWrittenMail,
    private readonly logger: Logger,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly stored: StoredMails,
    private readonly clock: Clock
  ) {}

  /**
   * `id`: the same for every attempt. It becomes the message id, or the name of the stored mail. Returns the subject.
   */
  async execute(mail: Mail | ComposedMail, id: string = randomUUID()): Promise<string> {
    const { to, replyTo, locale, headers } = mail
    const rendered = 'content' in mail ? mail.content : await this.#render(mail)
    const from = this.#sender()
    const account = mailAccount(app.config.get<string>('mail.smtpUrl', ''), this.settings)
    const messageId = `<${id}@${mailHost()}>`
    const answers = { ...(replyTo ? { replyTo } : {}), ...(headers ? { headers } : {}) }
    if (account) await send(account, { ...rendered, ...answers, from, to, messageId })
    else await this.stored.add({ ...rendered, ...answers, from, to, locale, keptAt: this.clock.iso() }, id)
    return rendered.subject
  }

  /** What staff wrote; where it cannot be filled in, the built-in text. The state of the written text then says so. */
  async #render({ template: name, values, locale, channel }: Mail): Promise<RenderedMail> {
    const [template, own] = await Promise.all([this.mails.find(name), this.texts.find({ template: name, locale })])
    try {
      if (own) return await this.written.execute(own.written, { template, values, locale, channel })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      this.logger.error(
        { err: error, mail: name, locale },
        'the text of a mail cannot be filled in: the built-in one is sent'
      )
      await this.texts.failed(Number(own?.id))
    }
    const look = await this.looks.of(locale, channel)
    return renderMail(template, values, { locale, translator: this.translator, look })
  }

  #sender(): string {
    const own = app.config.get<string>('mail.from', '') || this.settings.get<string>('core.mail.sender')
    return own || `noreply@${mailHost()}`
  }
}

interface AddressedMail extends RenderedMail {
  from: string
  to: string
  replyTo?: string
  headers?: Record<string, string>
  messageId: string
}

/** In milliseconds. A server that does not respond in time is unreachable, and the job is retried. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

async function send({ auth, ...server }: MailAccount, { to, replyTo, ...mail }: AddressedMail) {
  const transport = new SMTPTransport({
    ...server,
    ...TIMEOUTS,
    ...(auth ? { auth: { type: 'login' as const, ...auth } } : {}),
  })
  try {
    await transport.send({ ...mail, to: [to], ...(replyTo ? { replyTo: [replyTo] } : {}) })
  } finally {
    await transport.close()
  }
}
