import { inject } from '@adonisjs/core'
import { Attachments } from '#core/attachments/attachments'
import { ATTACHMENT_TYPES, type Attachment, type AttachmentRule } from '#core/attachments/attachment'
import { Store, type Transaction } from '#core/database/store'
import { fromStore } from '#core/database/run_rows'
import { queryRows } from '#core/database/query_rows'

/** Holders of the files of a ticket: its description, and the entries of its history. */
export const DESCRIPTION = 'tickets.tickets'
export const JOURNAL = 'tickets.journals'

/** Files that one message holds. */
export const MOST_FILES = 10

export const FILE_RULE: AttachmentRule = { types: ATTACHMENT_TYPES }

export interface FilesOfTicket {
  description: Attachment[]
  /** By the number of the entry in the history. */
  journals: Map<number, Attachment[]>
}

/** The files that tickets and their notes hold. */
@inject()
export class TicketFiles {
  constructor(
    private readonly store: Store,
    private readonly attachments: Attachments
  ) {}

  /** Two statements. */
  async of(ticketId: number, journalIds: readonly number[]): Promise<FilesOfTicket> {
    const run = fromStore(this.store)
    const [own, journals] = await Promise.all([
      this.attachments.of(run, DESCRIPTION, [ticketId]),
      this.attachments.of(run, JOURNAL, journalIds),
    ])
    return { description: own.get(ticketId) ?? [], journals }
  }

  /** A file of a ticket; null: it has none of this id. `isPublic`: not one of a private note. */
  async find(ticketId: number, fileId: number, { isPublic }: { isPublic: boolean }): Promise<Attachment | null> {
    const own = await this.attachments.find(DESCRIPTION, fileId)
    if (own) return own.holderId === ticketId ? own.attachment : null
    const noted = await this.attachments.find(JOURNAL, fileId)
    if (!noted) return null
    const journal = await this.store.reader.first<{ is_private: unknown }>(
      'select is_private from tickets_journals where id = ? and ticket_id = ?',
      [noted.holderId, ticketId]
    )
    return journal && !(isPublic && journal.is_private) ? noted.attachment : null
  }

  /** Deletes the files of tickets, before the tickets themselves. */
  async release(trx: Transaction, ticketIds: readonly number[]): Promise<void> {
    if (ticketIds.length === 0) return
    const among = ticketIds.map(() => '?').join(', ')
    const rows = await queryRows<{ id: number }>(
      trx,
      `select id from tickets_journals where ticket_id in (${among})`,
      ticketIds
    )
    await this.attachments.release(trx, DESCRIPTION, ticketIds)
    await this.attachments.release(
      trx,
      JOURNAL,
      rows.map(({ id }) => Number(id))
    )
  }
}
