import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import encryption from '@adonisjs/core/services/encryption'
import { MailList } from '#core/mail/mail_list'
import { Queue } from '#core/jobs/queue'
import type { Locale } from '#core/i18n/locales'
import type { MailTemplate, MailValues, RenderedMail } from '#core/mail/mail_template'
import type { Transaction } from '#core/database/store'

/** Whom a mail goes to, and how. */
export interface MailEnvelope {
  /** Address of the recipient. */
  to: string
  /** Address that an answer goes to. Absent: the sender's. */
  replyTo?: string
  locale: Locale
  /** Code of the channel whose look it has. Null: the first one, where none is known. */
  channel: string | null
  /**
   * What stands before the @ in its id, which answers name in their headers: the same for every attempt, and a mail of
   * one id is sent once. Absent: a new one.
   */
  id?: string
  /** More headers, by their names: `In-Reply-To`. */
  headers?: Record<string, string>
}

export interface Mail extends MailEnvelope {
  /** Name in `core.mails`. */
  template: string
  values: MailValues
}

/** A mail whose text is ready, such as one of a campaign: see `composeMail`. */
export interface ComposedMail extends MailEnvelope {
  /** What it is remembered as, beside the names of `core.mails`: `marketing.campaign`. */
  template: string
  content: RenderedMail
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
    const template = await this.mails.find(mail.template)
    if (app.inTest) mustAgree(template, mail)
    await this.sendComposed(trx, mail)
  }

  /** Sends what is composed. With an `id` it is sent once, however often it is queued. */
  sendComposed(trx: Transaction, mail: Mail | ComposedMail): Promise<void> {
    return this.sendAll(trx, [mail])
  }

  /** The same for many, by one statement. */
  sendAll(trx: Transaction, mails: readonly (Mail | ComposedMail)[]): Promise<void> {
    // Encrypted: a mail may hold a link that gives access to an account, which nobody must find in the jobs table.
    const payloads = mails.map((mail) => {
      const numbered = { ...mail, id: mail.id ?? randomUUID() }
      return { sealed: encryption.encrypt(numbered, { purpose: PURPOSE }) }
    })
    return this.queue.enqueueAll(trx, 'core.send_mail', payloads)
  }
}

/**
 * What is sent and what staff are offered as variables must be the same. Tests find out; in a shop, a mail is worth more.
 * A value of several lines may be absent: there is none.
 */
function mustAgree({ variables }: MailTemplate, { template, values }: Mail): void {
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(variables, name))
  const missing = Object.entries(variables).flatMap(([name, { kind }]) =>
    kind === 'lines' || Object.hasOwn(values, name) ? [] : [name]
  )
  if (unknown.length === 0 && missing.length === 0) return
  throw new Error(
    `The mail ${template} is sent with [${unknown.join()}], not declared, and without [${missing.join()}].`
  )
}

/** The mail of a job; without an id if an older version queued it. Null: it was encrypted with another key. */
export function unsealMail(sealed: unknown): Mail | ComposedMail | null {
  return typeof sealed === 'string' ? encryption.decrypt<Mail | ComposedMail>(sealed, PURPOSE) : null
}
