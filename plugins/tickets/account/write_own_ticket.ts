import { inject } from '@adonisjs/core'
import { ChangeTicket } from '#plugins/tickets/tickets/actions/change_ticket'
import { CreateTicket } from '#plugins/tickets/tickets/actions/create_ticket'
import { OwnTickets } from '#plugins/tickets/account/own_tickets'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { choiceGone } from '#core/resources/errors'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { ticketsTooMany } from '#plugins/tickets/tickets/errors'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { Writer } from '#core/resources/writer'

/** A customer of the shop, in the language of the page. */
export interface Customer {
  id: number
  name: string
  email: string
  channel: string
  locale: Locale
}

export interface OwnRequest {
  trackerId: number
  subject: string
  description: string
  files: readonly string[]
}

/** What a customer writes: a request, or a message on one. */
@inject()
export class WriteOwnTicket {
  constructor(
    private readonly createTicket: CreateTicket,
    private readonly changeTicket: ChangeTicket,
    private readonly own: OwnTickets,
    private readonly limits: RateLimits,
    private readonly store: Store
  ) {}

  /** Returns its id. @throws ticketsTooMany, choiceGone */
  async create(customer: Customer, request: OwnRequest, origin: Origin): Promise<number> {
    const { trackerId, subject, description, files } = request
    await takeOrRefuse(this.limits, 'tickets.requests', String(customer.id), ticketsTooMany)
    const offered = await this.own.trackers(customer.locale)
    if (!offered.some(({ id }) => id === trackerId)) {
      throw choiceGone({ code: trackerId, value: trackerId }, 'trackerId')
    }
    const values = { trackerId, subject, description: written(description), customerId: customer.id }
    const { id, name, email, channel, locale } = customer
    const author = { kind: 'customer' as const, id, name, email }
    return this.createTicket.execute({ values, author, channel, locale, files }, writerFor(customer, origin))
  }

  /** A message on a request. One that was closed is open again. @throws ticketsTooMany, ticketNotFound */
  async reply(
    customer: Customer,
    { id, text, files }: { id: number; text: string; files: readonly string[] },
    origin: Origin
  ) {
    await takeOrRefuse(this.limits, 'tickets.messages', String(customer.id), ticketsTooMany)
    const { isClosed } = await this.own.show(customer.id, id, customer.locale)
    const values = isClosed ? { statusId: await this.#opening(id) } : {}
    const change = { id, version: null, values, notes: written(text), isPrivate: false, files, isRule: true }
    const author = { kind: 'customer' as const, id: customer.id, name: customer.name, email: customer.email }
    await this.changeTicket.execute({ ...change, author }, writerFor(customer, origin))
  }

  /** The status with which tickets of its tracker begin. */
  async #opening(id: number): Promise<number> {
    const row = await this.store.reader.first<{ status_id: number }>(
      'select k.status_id from tickets_trackers k join tickets_tickets t on t.tracker_id = k.id where t.id = ?',
      [id]
    )
    return Number(row?.status_id)
  }
}

/** Forms end lines with two characters, scripts with one. */
const written = (text: string) => text.replaceAll('\r\n', '\n')

/** A customer writes by the ways of the account, which decide what may be set. */
const writerFor = ({ locale }: Customer, origin: Origin): Writer => ({
  origin,
  locale,
  may: () => true,
  held: new Set(),
})
