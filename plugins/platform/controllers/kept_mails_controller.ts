import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { StoredMails } from '#core/mail/stored_mails'
import { Settings } from '#core/settings/settings'
import { mailAccount } from '#core/mail/mail_account'
import { notFound } from '#core/http/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** As many as a person looks through. */
const MOST = 100

/** Mails that were stored because the shop has no mail server. */
@inject()
export default class KeptMailsController {
  constructor(
    private readonly kept: StoredMails,
    private readonly settings: Settings
  ) {}

  async index() {
    const mails = await this.kept.list(MOST)
    const data = mails.map(({ id, keptAt, to, subject }) => ({ id, keptAt, to, subject }))
    return { data, meta: { total: data.length, isReadable: isReadable(), hasServer: this.#hasServer() } }
  }

  async show({ params }: HttpContext) {
    const mail = isReadable() ? await this.kept.find(String(params.id)) : null
    if (!mail) throw notFound()
    const { id, keptAt, from, to, subject, text, html } = mail
    return { data: { id, keptAt, from, to, subject, text, html } }
  }

  #hasServer(): boolean {
    return mailAccount(app.config.get<string>('mail.smtpUrl', ''), this.settings) !== null
  }
}

function isReadable(): boolean {
  return app.config.get<boolean>('mail.isKeptReadable', false)
}
