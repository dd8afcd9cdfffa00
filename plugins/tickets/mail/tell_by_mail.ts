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
import { customerTold, staffTold } from '#plugins/tickets/mail/who_is_told'
import { isRefusal } from '#core/errors/domain_error'
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
        const changes = await this.#changes(telling, own, () => true)
        const address = shopAddress(`/admin/tickets/${ticket.id}`)
        const template = facts.entry ? 'tickets.staff_changed' : 'tickets.staff_created'
        const values = { changes, address, notes: facts.entry?.notes ?? ticket.description }
        return this.#mail(telling, party, { to: email, template, locale: own, values })
      })
    )
  }

  async #toCustomer(telling: Telling): Promise<Mail[]> {
    const { ticket, facts } = telling
    const { entry } = facts
    const told = customerTold(ticket, facts)
    if (!told) return []
    const isStatus = (property: string, name: string) => property === 'attr' && name === 'statusId'
    const changes = await this.#changes(telling, told.locale, isStatus)
    const address = facts.customer ? shopAddress(`/account/tickets/${ticket.id}`, told.locale) : ''
    const values = { changes, address, notes: entry && !entry.isPrivate ? entry.notes : '' }
    const template = entry ? 'tickets.customer_changed' : 'tickets.customer_created'
    const party = { ticketId: ticket.id, staffId: null, isPrivate: false }
    const files = entry?.isPrivate ? [] : facts.files
    const mail = { to: told.email, template, locale: told.locale, values }
    return [this.#mail({ ...telling, facts: { ...facts, files } }, party, mail)]
  }

  #mail(
    { ticket, facts, event }: Telling,
    party: Party,
    { values, ...mail }: Omit<Mail, 'id' | 'headers' | 'channel'>
  ): Mail {
    const own = this.settings.get<string>(MAIL_ADDRESS)
    const say = (key: string, given = {}) => this.translator.translate(mail.locale, `tickets.mail.${key}`, given)
    // No mail has this id: all of a ticket name it, so that mail programs put them together.
    const root = `${mailIdOf(ticket.id, 'root')}@${mailHost()}`
    const who = party.staffId === null ? 'c' : `s${party.staffId}`
    return {
      ...mail,
      channel: ticket.channel,
      ...(own ? { replyTo: replyAddress(own, party) } : {}),
      values: {
        ...values,
        id: ticket.id,
        subject: ticket.subject,
        actor: facts.entry?.actorName ?? ticket.authorName,
        files: facts.files.length > 0 ? say('files', { names: facts.files.join(', ') }) : '',
        reply_line: own ? `${REPLY_LINE} ${say('reply_above')} -##` : '',
        follow: values.address ? say('follow', { address: values.address }) : '',
      },
      id: mailIdOf(ticket.id, `${event.replaceAll('-', '').slice(0, 12)}-${who}`),
      headers: ourHeaders(own, [...facts.answers, root]),
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
