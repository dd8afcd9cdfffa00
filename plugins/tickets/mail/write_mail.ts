import { inject } from '@adonisjs/core'
import { ChangeTicket } from '#plugins/tickets/tickets/actions/change_ticket'
import { ChannelPort } from '#core/context/shop_context'
import { CreateTicket } from '#plugins/tickets/tickets/actions/create_ticket'
import { KeepFiles } from '#plugins/tickets/mail/keep_files'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { can } from '#core/identity/identity_port'
import { isRefusal } from '#core/errors/domain_error'
import { parentClosed } from '#plugins/tickets/tickets/errors'
import { relations } from '#plugins/tickets/tickets/tables'
import { subjectOf, withRefused, writtenText } from '#plugins/tickets/mail/written_text'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter, type Writer } from '#core/resources/writer'
import { trackerFor } from '#plugins/tickets/mail/open_trackers'
import type { IncomingMail } from '#plugins/tickets/mail/incoming_mail'
import type { Locale } from '#core/i18n/locales'
import type { Sender } from '#plugins/tickets/mail/find_sender'
import type { Target } from '#plugins/tickets/mail/find_target'

export interface MailToWrite {
  mail: IncomingMail
  sender: Sender
  /** The ticket that it answers; null: it opens one. */
  target: Target | null
  /** True: it answers what only staff read. */
  isPrivate: boolean
  locale: Locale
}

type Record = (trx: Transaction, ticketId: number, outcome: 'created' | 'noted') => Promise<void>

interface Text {
  text: string
  keys: string[]
}

/** Writes a mail as a ticket or as a note. */
@inject()
export class WriteMail {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly channels: ChannelPort,
    private readonly files: KeepFiles,
    private readonly create: CreateTicket,
    private readonly change: ChangeTicket
  ) {}

  /** `record`: runs in the transaction of the write. */
  async execute(given: MailToWrite, record: Record): Promise<{ ticketId: number; outcome: 'created' | 'noted' }> {
    const { mail, sender, target, locale } = given
    const { text, files } = writtenText(mail)
    const { keys, refused } = await this.files.execute(files)
    const written = { text: withRefused(text, refused, { translator: this.translator, locale }), keys }
    const isFollowUp = this.settings.get('tickets.mail.closed_tickets') === 'follow_up'
    if (!target || (target.isClosed && !sender.staff && isFollowUp)) return this.#open(given, written, record)
    try {
      await this.#note(given, target, written, record)
      return { ticketId: target.id, outcome: 'noted' }
    } catch (error) {
      // Below a closed ticket nothing opens again: a ticket of its own tells it.
      if (!isRefusal(error, parentClosed)) throw error
      return this.#open(given, written, record)
    }
  }

  async #open(
    { mail, sender, target, locale }: MailToWrite,
    { text, keys }: Text,
    record: Record
  ): Promise<{ ticketId: number; outcome: 'created' }> {
    const trackerId = await trackerFor(this.store.reader, this.settings.get('tickets.mail.tracker'))
    const subject = target ? target.subject : subjectOf(mail, text)
    const values = { subject, description: text, trackerId, customerId: sender.customer?.id ?? null }
    const channel = this.channels.all()[0]?.code ?? 'default'
    const ticket = { values, author: sender.author, channel, locale, files: keys }
    const ticketId = await this.create.execute(ticket, byMail(locale), async (trx, id) => {
      if (target) await relations.insert(trx, { fromId: id, toId: target.id, kind: 'relates', delay: null })
      await record(trx, id, 'created')
    })
    return { ticketId, outcome: 'created' }
  }

  async #note({ sender, isPrivate, locale }: MailToWrite, target: Target, { text, keys }: Text, record: Record) {
    const isReopened = target.isClosed && !sender.staff
    const { id } = target
    const note = { id, version: null, notes: text, isPrivate, files: keys, author: sender.author, isRule: isReopened }
    const values = isReopened ? { statusId: target.openStatusId } : {}
    const writer = sender.staff ? writerOfStaff(sender.staff, locale) : byMail(locale)
    await this.change.execute({ ...note, values }, writer, (trx) => record(trx, id, 'noted'))
  }
}

const byMail = (locale: Locale): Writer => ({ ...systemWriter(systemOrigin('job', 'mail')), locale })

function writerOfStaff(staff: NonNullable<Sender['staff']>, locale: Locale): Writer {
  const { kind, id, name, permissions } = staff
  return {
    origin: { channel: 'job', actor: { kind, id, name } },
    locale,
    may: (key) => can(staff, key),
    held: permissions,
  }
}
