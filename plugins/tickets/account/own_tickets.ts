import { inject } from '@adonisjs/core'
import { ReadSet } from '#core/database/read_set'
import { Store } from '#core/database/store'
import { attachmentAnswer, type AttachmentAnswer } from '#core/attachments/attachment'
import { TicketFiles } from '#plugins/tickets/attachments/ticket_files'
import { ticketNotFound } from '#plugins/tickets/tickets/errors'
import type { Bindings } from '#core/database/reader'
import type { Locale } from '#core/i18n/locales'
import type { WaitsFor } from '#plugins/tickets/tickets/ticket_row'

/** A request as its customer's list shows it. */
export interface OwnTicket {
  id: number
  subject: string
  tracker: string
  status: string
  isClosed: boolean
  waitsFor: WaitsFor
  createdAt: string
  updatedAt: string
}

/** A message of the conversation. */
export interface OwnMessage {
  id: number
  isOwn: boolean
  name: string
  text: string
  at: string
  attachments: AttachmentAnswer[]
}

export interface OwnTicketPage extends OwnTicket {
  description: string
  attachments: AttachmentAnswer[]
  messages: OwnMessage[]
}

const LIMIT = 20

/** A name of the vocabulary in a language, else in the default one. */
const word = (alias: string, locale: Locale) =>
  `coalesce(nullif(${alias}.name ->> '${locale}', ''), ${alias}.name ->> 'fr_FR')`

const FROM = `tickets_tickets t join tickets_statuses s on s.id = t.status_id join tickets_trackers k on k.id = t.tracker_id`

/** Private tickets are not theirs to see. */
const OWN = 't.customer_id = ? and not t.is_private'

/** The requests of a customer. Nobody sees those of somebody else, and nobody sees what is private. */
@inject()
export class OwnTickets {
  constructor(
    private readonly store: Store,
    private readonly files: TicketFiles
  ) {}

  /** Latest change first. One statement. */
  async list(customerId: number, page: number, locale: Locale) {
    const rows = await this.store.reader.all<Record<string, unknown>>(
      `select t.id, t.subject, t.is_closed, t.waits_for, t.created_at, t.updated_at, ${word('s', locale)} as status,
         ${word('k', locale)} as tracker, count(*) over () as count
       from ${FROM} where ${OWN} order by t.updated_at desc, t.id desc limit ? offset ?`,
      [customerId, LIMIT, (page - 1) * LIMIT]
    )
    const data = rows.map((row): OwnTicket => ({
      id: Number(row.id),
      subject: String(row.subject),
      tracker: String(row.tracker),
      status: String(row.status),
      isClosed: Boolean(row.is_closed),
      waitsFor: row.waits_for as WaitsFor,
      createdAt: String(row.created_at),
      updatedAt: String(row.updated_at),
    }))
    return { data, meta: { total: Number(rows[0]?.count ?? 0), page, limit: LIMIT } }
  }

  /** @throws ticketNotFound, also for somebody else's */
  async show(customerId: number, id: number, locale: Locale): Promise<OwnTicketPage> {
    const { reader, dialect } = this.store
    const reads = new ReadSet(dialect)
    const { json } = reads
    const found = reads.list<Omit<OwnTicketPage, 'attachments' | 'messages'>>(
      {
        id: 't.id',
        subject: 't.subject',
        description: 't.description',
        isClosed: json.boolean('t.is_closed'),
        waitsFor: 't.waits_for',
        status: word('s', locale),
        tracker: word('k', locale),
        createdAt: json.instant('t.created_at'),
        updatedAt: json.instant('t.updated_at'),
      },
      `${FROM} where t.id = ? and ${OWN}`,
      't.id',
      id,
      customerId
    )
    const notes = reads.list<Omit<OwnMessage, 'attachments' | 'isOwn'> & { kind: string }>(
      { id: 'j.id', name: 'j.actor_name', kind: 'j.actor_kind', text: 'j.notes', at: json.instant('j.created_at') },
      `tickets_journals j where j.ticket_id = ? and not j.is_private and (j.notes <> ''
         or exists (select 1 from core_attachments a where a.holder = 'tickets.journals' and a.holder_id = j.id))`,
      'j.id',
      id
    )
    await reads.run(async (sql, bindings) => reader.all(sql, bindings as Bindings))
    const [ticket] = found.rows
    if (!ticket) throw ticketNotFound()
    const files = await this.files.of(
      id,
      notes.rows.map((note) => note.id)
    )
    return {
      ...ticket,
      attachments: files.description.map(attachmentAnswer),
      messages: notes.rows.map(({ kind, ...note }) => ({
        ...note,
        isOwn: kind === 'customer' || kind === 'guest',
        attachments: (files.journals.get(note.id) ?? []).map(attachmentAnswer),
      })),
    }
  }

  /** The kinds of requests that customers may open. */
  async trackers(locale: Locale): Promise<{ id: number; name: string; description: string }[]> {
    const rows = await this.store.reader.all<{ id: number; name: string; description: string | null }>(
      `select k.id, ${word('k', locale)} as name, coalesce(nullif(k.description ->> '${locale}', ''),
         k.description ->> 'fr_FR', '') as description
       from tickets_trackers k where k.is_open_to_customers order by k.position, k.id`
    )
    return rows.map(({ id, name, description }) => ({ id: Number(id), name, description: description ?? '' }))
  }
}
