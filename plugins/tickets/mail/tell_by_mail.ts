import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { FindPeople, shopAddress } from '#plugins/users/index'
import { MAIL_ADDRESS } from '#plugins/tickets/mail/settings'
import { Mailer, type Mail } from '#core/mail/mailer'
import { REPLY_LINE } from '#plugins/tickets/mail/cut_quote'
import { ReadResource } from '#core/resources/read_resource'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { can } from '#core/identity/identity_port'
import { customerTold, staffTold, tellsCustomer } from '#plugins/tickets/mail/who_is_told'
import { fromStore } from '#core/database/run_rows'
import { isRefusal } from '#core/errors/domain_error'
import { journals } from '#plugins/tickets/tickets/tables'
import { mailHost } from '#core/mail/mail_host'
import { mailIdOf, replyAddress, type Party } from '#plugins/tickets/mail/reply_address'
import { namesIn } from '#plugins/tickets/tickets/queries/names_in'
import { ourHeaders } from '#plugins/tickets/mail/our_headers'
import { readMailFacts, type MailFacts } from '#plugins/tickets/mail/mail_facts'
import { ticketNotFound } from '#plugins/tickets/tickets/errors'
import type { TicketRow } from '#plugins/tickets/tickets/ticket_row'

interface Telling {
  ticket: TicketRow
  made: MadeResource
  facts: MailFacts
  /** Of the event: its mails are sent once. */
  event: string
}

/** What the texts are filled in with, beside the ticket. */
interface Filled {
  changes: string
  notes: string
  address: string
  /** Names. */
  files: readonly string[]
}

/** Name of a mail about a ticket in `core.mails`, without the plugin's. */
export type Preview = 'staff_created' | 'staff_changed' | 'customer_created' | 'customer_changed'

/** Mails what happened to a ticket: to the customer what is public, to staff all of it. */
@inject()
export class TellByMail {
  constructor(
    private readonly store: Store,
    private readonly resources: ResourceCatalogue,
    private readonly read: ReadResource,
    private readonly people: FindPeople,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly mailer: Mailer
  ) {}

  /** `journalId`: the entry of the history; null: the ticket is new. Does nothing if the ticket was deleted. */
  async execute(ticketId: number, journalId: number | null, event: string): Promise<void> {
    const made = this.resources.find('tickets.tickets') as MadeResource
    const ticket = await this.#ticket(made, ticketId)
    if (!ticket) return
    const facts = await readMailFacts(this.store, ticket, journalId)
    if (journalId !== null && !facts.entry) return
    const telling = { ticket, made, facts, event }
    const mails = [...(await this.#toStaff(telling)), ...(await this.#toCustomer(telling))]
    await this.store.transaction(async (trx) => {
      for (const mail of mails) await this.mailer.send(trx, mail)
    })
  }

  /**
   * What a mail about a ticket would be filled in with, apart from links. Of a change: the last one that it tells of. Null: there is
   * no such ticket, or nothing to tell of it.
   */
  async preview(number: string, locale: Locale, mail: Preview) {
    const made = this.resources.find('tickets.tickets') as MadeResource
    const ticket = /^[1-9]\d{0,14}$/.test(number) ? await this.#ticket(made, Number(number)) : null
    if (!ticket) return null
    const isForStaff = mail.startsWith('staff')
    const isNew = mail.endsWith('created')
    const journalId = isNew ? null : await this.#lastEntry(ticket.id, isForStaff)
    if (journalId === undefined) return null
    const facts = await readMailFacts(this.store, ticket, journalId)
    if (!isForStaff && !customerTold(ticket, facts)) return null
    const telling = { ticket, made, facts, event: '' }
    const values = isForStaff ? await this.#staffValues(telling, locale) : await this.#customerValues(telling, locale)
    const { address: _address, follow: _link, ...told } = this.#filled(telling, locale, { ...values, address: '' })
    return { values: told, channel: ticket.channel }
  }

  /** The last one that staff, or the customer, were told of. Undefined: there is none. */
  async #lastEntry(ticketId: number, isForStaff: boolean): Promise<number | undefined> {
    const entries = await journals.select(fromStore(this.store), { ticketId }, 'order by id desc limit 100')
    return entries.find((entry) => isForStaff || tellsCustomer(entry))?.id
  }

  async #ticket(made: MadeResource, id: number): Promise<TicketRow | null> {
    try {
      return (await this.read.execute(made, id)) as unknown as TicketRow
    } catch (error) {
      if (isRefusal(error, ticketNotFound)) return null
      throw error
    }
  }

  async #toStaff(telling: Telling): Promise<Mail[]> {
    const { ticket, facts } = telling
    const isPrivate = (facts.entry?.isPrivate ?? false) || ticket.isPrivate
    const staff = await this.people.staff(staffTold(ticket, facts))
    const told = staff.filter((person) => can(person, 'tickets.view'))
    return Promise.all(
      told.map(async ({ id, email, locale }) => {
        const own = locale ?? DEFAULT_LOCALE
        const party = { ticketId: ticket.id, staffId: id, isPrivate }
        const address = shopAddress(`/admin/tickets/${ticket.id}`)
        const template = facts.entry ? 'tickets.staff_changed' : 'tickets.staff_created'
        const values = { ...(await this.#staffValues(telling, own)), address }
        return this.#mail(telling, party, { to: email, template, locale: own, values })
      })
    )
  }

  async #toCustomer(telling: Telling): Promise<Mail[]> {
    const { ticket, facts } = telling
    const { entry } = facts
    const told = customerTold(ticket, facts)
    if (!told) return []
    const address = facts.customer ? shopAddress(`/account/tickets/${ticket.id}`, told.locale) : ''
    const values = { ...(await this.#customerValues(telling, told.locale)), address }
    const template = entry ? 'tickets.customer_changed' : 'tickets.customer_created'
    const party = { ticketId: ticket.id, staffId: null, isPrivate: false }
    return [this.#mail(telling, party, { to: told.email, template, locale: told.locale, values })]
  }

  /** All that happened. */
  async #staffValues(telling: Telling, locale: Locale) {
    const { ticket, facts } = telling
    const changes = await this.#changes(telling, locale, () => true)
    return { changes, notes: facts.entry?.notes ?? ticket.description, files: facts.files }
  }

  /** What is public. */
  async #customerValues(telling: Telling, locale: Locale) {
    const { entry, files } = telling.facts
    const isStatus = (property: string, name: string) => property === 'attr' && name === 'statusId'
    const changes = await this.#changes(telling, locale, isStatus)
    return { changes, notes: entry && !entry.isPrivate ? entry.notes : '', files: entry?.isPrivate ? [] : files }
  }

  #mail(
    telling: Telling,
    party: Party,
    { values, ...mail }: Omit<Mail, 'id' | 'headers' | 'channel' | 'values'> & { values: Filled }
  ): Mail {
    const { ticket, facts, event } = telling
    const own = this.settings.get<string>(MAIL_ADDRESS)
    // No mail has this id: all of a ticket name it, so that mail programs put them together.
    const root = `${mailIdOf(ticket.id, 'root')}@${mailHost()}`
    const who = party.staffId === null ? 'c' : `s${party.staffId}`
    return {
      ...mail,
      channel: ticket.channel,
      ...(own ? { replyTo: replyAddress(own, party) } : {}),
      values: this.#filled(telling, mail.locale, values),
      id: mailIdOf(ticket.id, `${event.replaceAll('-', '').slice(0, 12)}-${who}`),
      headers: ourHeaders(own, [...facts.answers, root]),
    }
  }

  #filled({ ticket, facts }: Telling, locale: Locale, values: Filled) {
    const own = this.settings.get<string>(MAIL_ADDRESS)
    const say = (key: string, given = {}) => this.translator.translate(locale, `tickets.mail.${key}`, given)
    const { files, ...told } = values
    return {
      ...told,
      id: ticket.id,
      subject: ticket.subject,
      actor: facts.entry?.actorName ?? ticket.authorName,
      files: files.length > 0 ? say('files', { names: files.join(', ') }) : '',
      reply_line: own ? `${REPLY_LINE} ${say('reply_above')} -##` : '',
      follow: values.address ? say('follow', { address: values.address }) : '',
    }
  }

  /** Each changed field on a line: « Statut : Nouveau → En cours ». */
  async #changes(
    { ticket, made, facts: { entry } }: Telling,
    locale: Locale,
    isTold: (property: string, name: string) => boolean
  ): Promise<string> {
    const told = (entry?.details ?? []).filter(({ property, name }) => isTold(property, name))
    if (told.length === 0) return ''
    const names = await namesIn(this.store, made.resource, ticket, [{ details: told }], locale)
    const space = locale === 'fr_FR' ? '\u00A0' : ''
    return told
      .map((detail) => {
        if (detail.name === 'description') return names.labelOf(detail)
        const [old, next] = [names.textOf(detail, detail.old) ?? '–', names.textOf(detail, detail.new) ?? '–']
        return `${names.labelOf(detail)}${space}: ${old} → ${next}`
      })
      .join('\n')
  }
}
