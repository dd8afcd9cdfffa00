import { inject } from '@adonisjs/core'
import { attachmentAnswer, type AttachmentAnswer } from '#core/attachments/attachment'
import { Clock } from '#core/time/clock'
import { ReadResource } from '#core/resources/read_resource'
import { ReadSet } from '#core/database/read_set'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { TicketFiles } from '#plugins/tickets/attachments/ticket_files'
import { TicketMoves } from '#plugins/tickets/workflow/ticket_moves'
import { journals, type Detail, type RelationKind } from '#plugins/tickets/tickets/tables'
import { namesIn } from '#plugins/tickets/tickets/queries/names_in'
import { seenBy } from '#core/resources/seen_by'
import type { Bindings } from '#core/database/reader'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'
import type { TicketRow } from '#plugins/tickets/tickets/ticket_row'

/** A ticket below, beside or above another. */
export interface TicketLink {
  id: number
  subject: string
  status: string
  isClosed: boolean
  doneRatio: number
  assignee: string | null
}

/** An entry of the history. */
export interface JournalEntry {
  id: number
  at: string
  editedAt: string | null
  actor: { kind: string; id: number | null; name: string }
  notes: string
  isPrivate: boolean
  attachments: AttachmentAnswer[]
  /** `label`: name of the field in the reader's language. */
  details: (Detail & { label: string; oldText: string | null; newText: string | null })[]
}

/** A ticket as its screen shows it: the row, names of what it refers to, what hangs on it, its history. */
@inject()
export class ShowTicket {
  constructor(
    private readonly store: Store,
    private readonly read: ReadResource,
    private readonly resources: ResourceCatalogue,
    private readonly moves: TicketMoves,
    private readonly files: TicketFiles,
    private readonly clock: Clock
  ) {}

  /** @throws ticketNotFound */
  async execute(id: number, locale: Locale, person: Person | null, may: (key: string) => boolean) {
    const made = this.resources.find('tickets.tickets') as MadeResource
    const row = await this.read.execute(made, id)
    const ticket = row as unknown as TicketRow
    const parts = await this.#parts(ticket, locale)
    const names = await namesIn(this.store, made.resource, ticket, parts.journals, locale)
    const files = await this.files.of(
      id,
      parts.journals.map((entry) => entry.id)
    )
    return {
      ticket: seenBy(made.resource, row, { may }),
      names: names.own,
      now: this.clock.iso(),
      attachments: files.description.map(attachmentAnswer),
      createdAt: parts.createdAt,
      updatedAt: parts.updatedAt,
      parent: parts.parent,
      children: parts.children,
      relations: parts.relations,
      statuses: await this.moves.execute(ticket, locale, person),
      history: parts.journals.map((entry): JournalEntry => {
        const { actorKind, actorId, actorName, createdAt, ...rest } = entry
        return {
          id: rest.id,
          at: createdAt,
          editedAt: rest.editedAt,
          actor: { kind: actorKind, id: actorId, name: actorName },
          notes: rest.notes,
          isPrivate: rest.isPrivate,
          attachments: (files.journals.get(rest.id) ?? []).map(attachmentAnswer),
          details: rest.details.map((detail) => ({
            property: detail.property,
            name: detail.name,
            old: detail.old,
            new: detail.new,
            label: names.labelOf(detail),
            oldText: names.textOf(detail, detail.old),
            newText: names.textOf(detail, detail.new),
          })),
        }
      }),
    }
  }

  /** What hangs on a ticket: one statement. */
  async #parts({ id, parentId }: TicketRow, locale: Locale) {
    const { reader, dialect } = this.store
    const reads = new ReadSet(dialect)
    const { json } = reads
    const fields = {
      id: 't.id',
      subject: 't.subject',
      status: `coalesce(s.name ->> '${locale}', s.name ->> 'fr_FR')`,
      isClosed: json.boolean('t.is_closed'),
      doneRatio: 't.done_ratio',
      assignee: 'coalesce(a.name, g.name)',
    }
    const from = `tickets_tickets t join tickets_statuses s on s.id = t.status_id
      left join users_staff a on a.id = t.assignee_id left join users_staff_groups g on g.id = t.group_id`
    const dates = reads.list<{ createdAt: string; updatedAt: string }>(
      { createdAt: json.instant('t.created_at'), updatedAt: json.instant('t.updated_at') },
      'tickets_tickets t where t.id = ?',
      't.id',
      id
    )
    const parents = reads.list<TicketLink>(fields, `${from} where t.id = ?`, 't.id', parentId ?? 0)
    const children = reads.list<TicketLink>(fields, `${from} where t.parent_id = ?`, 't.id', id)
    const related = reads.list<TicketLink & { relationId: number; kind: RelationKind; delay: number; isFrom: boolean }>(
      {
        ...fields,
        relationId: 'r.id',
        kind: 'r.kind',
        delay: 'coalesce(r.delay, 0)',
        isFrom: json.boolean('(r.from_id = t.id)'),
      },
      `tickets_relations r join ${from.replace(
        'tickets_tickets t join',
        'tickets_tickets t on t.id = case when r.from_id = ? then r.to_id else r.from_id end join'
      )} where r.from_id = ? or r.to_id = ?`,
      'r.id',
      id,
      id,
      id
    )
    const history = reads.of(journals, { as: 'j', where: 'j.ticket_id = ?', order: 'j.id', bindings: [id] })
    await reads.run(async (sql, bindings) => reader.all(sql, bindings as Bindings))
    return {
      createdAt: dates.rows[0]?.createdAt ?? '',
      updatedAt: dates.rows[0]?.updatedAt ?? '',
      parent: parents.rows[0] ?? null,
      children: children.rows,
      relations: related.rows,
      journals: history.rows,
    }
  }
}
