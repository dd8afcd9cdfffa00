import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import encryption from '@adonisjs/core/services/encryption'
import { MailList } from '#core/mail/mail_list'
import { Queue } from '#core/jobs/queue'
import type { Locale } from '#core/i18n/locales'
import type { MailValues } from '#core/mail/mail_template'
import type { Transaction } from '#core/database/store'

export interface Mail {
  /** Address of the recipient. */
  to: string
  /** Address that an answer goes to. Absent: the sender's. */
  replyTo?: string
  /** Name in `core.mails`. */
  template: string
  values: MailValues
  locale: Locale
}

/** A mail in the queue. `id` is the same for every attempt; mails that were queued by older versions have none. */
export interface SealedMail extends Mail {
  id?: string
}

/** Encryption purpose: no other encrypted value of the shop decrypts as a mail. */
const PURPOSE = 'core.mail'

/** Queues mails. A mail is sent by a job with retries, after its transaction has committed. */
@inject()
export class Mailer {
  constructor(
    private readonly queue: Queue,
    private readonly mails: MailList
  ) {}

  async send(trx: Transaction, mail: Mail): Promise<void> {
    await this.mails.find(mail.template)
    // Encrypted: a mail may hold a link that gives access to an account, which nobody must find in the jobs table.
    const numbered: SealedMail = { ...mail, id: randomUUID() }
    await this.queue.enqueue(trx, 'core.send_mail', { sealed: encryption.encrypt(numbered, { purpose: PURPOSE }) })
  }
}

/** The mail of a job. Null: it was encrypted with another key. */
export function unsealMail(sealed: unknown): SealedMail | null {
  return typeof sealed === 'string' ? encryption.decrypt<SealedMail>(sealed, PURPOSE) : null
}
