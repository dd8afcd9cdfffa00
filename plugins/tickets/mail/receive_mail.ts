import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { AnswerSender } from '#plugins/tickets/mail/answer_sender'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { DomainError } from '#core/errors/domain_error'
import { FindSender, type Sender } from '#plugins/tickets/mail/find_sender'
import { FindTarget } from '#plugins/tickets/mail/find_target'
import { ReceiveFeedbackMail } from '#core/mail/receive_feedback_mail'
import { RateLimits } from '#core/limits/rate_limits'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { WriteMail } from '#plugins/tickets/mail/write_mail'
import { fromStore } from '#core/database/run_rows'
import { headerOf, type IncomingMail } from '#plugins/tickets/mail/incoming_mail'
import { mails, type MailOutcome, type MailReason } from '#plugins/tickets/mail/tables'
import { ownAddresses } from '#plugins/tickets/mail/own_addresses'
import { readHead, readMail } from '#plugins/tickets/mail/read_mail'
import { whyIgnored } from '#plugins/tickets/mail/why_ignored'

/** What became of a mail. `known`: it came in before. */
export interface Received {
  outcome: MailOutcome | 'known'
  reason: MailReason | null
  ticketId: number | null
}

interface Came {
  raw: Buffer
  mail: IncomingMail | null
  isTooLarge: boolean
  digest: string
}

/** Thrown to undo what was written: the same mail was written meanwhile by another process. */
class CameBefore extends Error {}

/** Takes a mail: a new ticket, a note on one, or nothing, with the reason. The same mail counts once. */
@inject()
export class ReceiveMail {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly limits: RateLimits,
    private readonly senders: FindSender,
    private readonly targets: FindTarget,
    private readonly write: WriteMail,
    private readonly answer: AnswerSender,
    private readonly feedback: ReceiveFeedbackMail
  ) {}

  /** `size`: bytes of the whole mail, where `raw` is only its beginning. */
  async execute(raw: Buffer, size = raw.length): Promise<Received> {
    const isTooLarge = size > this.settings.get<number>('tickets.mail.max_mb') * 1024 * 1024
    const mail = isTooLarge ? await readHead(raw) : await readMail(raw)
    const digest = digestOf(mail?.messageId ?? raw)
    if (await mails.find(fromStore(this.store), { digest })) return { outcome: 'known', reason: null, ticketId: null }
    try {
      return await this.#take({ raw, mail, isTooLarge, digest })
    } catch (error) {
      if (error instanceof CameBefore) return { outcome: 'known', reason: null, ticketId: null }
      throw error
    }
  }

  async #take({ raw, mail, isTooLarge, digest }: Came): Promise<Received> {
    if (!mail) return this.#nothing(null, digest, 'ignored', 'unreadable')
    const ignored = whyIgnored(mail, ownAddresses(this.settings))
    if (ignored === 'bounce') await this.feedback.execute(raw)
    if (ignored) return this.#nothing(mail, digest, 'ignored', ignored)
    if (await this.#isTooMuch(mail)) return this.#nothing(mail, digest, 'ignored', 'too_many')
    if (isTooLarge) return this.#refuse(mail, digest, 'too_large')
    const party = this.targets.partyOf(mail)
    const sender = await this.senders.execute(mail, party)
    const target = await this.targets.execute(mail, party, sender)
    if (!target && (await this.#isStranger(sender))) return this.#refuse(mail, digest, 'unknown_sender')
    const written = { mail, sender, target, isPrivate: party?.isPrivate ?? false, locale: localeOf(mail, sender) }
    const record = (trx: Transaction, ticketId: number, outcome: 'created' | 'noted') =>
      this.#record(trx, { mail, digest, outcome, reason: null, ticketId })
    const { ticketId, outcome } = await this.write.execute(written, record)
    return { outcome, reason: null, ticketId }
  }

  /** Whether one sender writes more than people do. */
  async #isTooMuch({ from }: IncomingMail): Promise<boolean> {
    try {
      await this.limits.take('tickets.mail_sender', from.address)
      return false
    } catch (error) {
      if (error instanceof DomainError && error.kind.status === 429) return true
      throw error
    }
  }

  async #isStranger({ author, customer }: Sender): Promise<boolean> {
    if (customer || this.settings.get('tickets.mail.unknown_senders') !== 'refuse') return false
    return author.email === null || !(await this.targets.hasTickets(author.email))
  }

  async #refuse(mail: IncomingMail, digest: string, reason: 'too_large' | 'unknown_sender'): Promise<Received> {
    const isAnswered = await this.answer.mayAnswer(mail)
    return this.#nothing(mail, digest, 'refused', reason, async (trx) => {
      if (isAnswered) await this.answer.execute(trx, mail, reason, localeOf(mail, null))
    })
  }

  async #nothing(
    mail: IncomingMail | null,
    digest: string,
    outcome: 'ignored' | 'refused',
    reason: MailReason,
    also?: (trx: Transaction) => Promise<void>
  ): Promise<Received> {
    await this.store.transaction(async (trx) => {
      await this.#record(trx, { mail, digest, outcome, reason, ticketId: null })
      await also?.(trx)
    })
    return { outcome, reason, ticketId: null }
  }

  async #record(
    trx: Transaction,
    {
      mail,
      ...row
    }: {
      mail: IncomingMail | null
      digest: string
      outcome: MailOutcome
      reason: MailReason | null
      ticketId: number | null
    }
  ): Promise<void> {
    const values = { ...row, messageId: mail?.messageId ?? null, receivedAt: this.clock.iso() }
    if (!(await mails.insertIfNew(trx, values))) throw new CameBefore()
  }
}

const digestOf = (named: string | Buffer) => createHash('sha256').update(named).digest('base64url')

function localeOf(mail: IncomingMail, sender: Sender | null): Locale {
  const own = sender?.staff?.locale ?? sender?.customer?.locale
  return own ?? (headerOf(mail, 'content-language').startsWith('en') ? 'en_GB' : DEFAULT_LOCALE)
}
