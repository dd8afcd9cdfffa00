import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import encryption from '@adonisjs/core/services/encryption'
import { MailList } from '#core/mail/mail_list'
import { Queue } from '#core/jobs/queue'
import type { Locale } from '#core/i18n/locales'
import type { MailValues } from '#core/mail/mail_template'
import type { Transaction } from '#core/database/store'

export interface Mail {
  /** Address of its reader. */
  to: string
  /** Name in `core.mails`. */
  template: string
  values: MailValues
  locale: Locale
}

/** A mail on its way. Its number is the same however often it is handed over; mails of before had none. */
export interface SealedMail extends Mail {
  id?: string
}

/** What a sealed mail was sealed for: nothing else of ours opens as one. */
const PURPOSE = 'core.mail'

/** Sends mails: each leaves once the transaction that asked for it has committed, by a job that tries again. */
@inject()
export class Mailer {
  constructor(
    private readonly queue: Queue,
    private readonly mails: MailList
  ) {}

  async send(trx: Transaction, mail: Mail): Promise<void> {
    await this.mails.find(mail.template)
    // A mail may hold a link that opens an account: whoever reads the table of jobs must not find it.
    const numbered: SealedMail = { ...mail, id: randomUUID() }
    await this.queue.enqueue(trx, 'core.send_mail', { sealed: encryption.encrypt(numbered, { purpose: PURPOSE }) })
  }
}

/** The mail of a job; null when it was sealed with another key. */
export function unsealMail(sealed: unknown): SealedMail | null {
  return typeof sealed === 'string' ? encryption.decrypt<SealedMail>(sealed, PURPOSE) : null
}
