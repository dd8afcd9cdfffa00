import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { mailAccount } from '#core/mail/mail_account'

/** Whether mails are sent, for screens that announce a mail. */
@inject()
export default class MailStateController {
  constructor(private readonly settings: Settings) {}

  async show() {
    return { data: { hasServer: mailAccount(app.config.get<string>('mail.smtpUrl', ''), this.settings) !== null } }
  }
}
