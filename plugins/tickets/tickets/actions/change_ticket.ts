import { inject } from '@adonisjs/core'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store, type Transaction } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { noteEmpty } from '#plugins/tickets/tickets/errors'
import { withAside, type Author } from '#plugins/tickets/tickets/aside'
import type { Input, Writer } from '#core/resources/writer'
import type { Row } from '#core/resources/resource_rows'

export interface TicketChange {
  id: number
  /** Version that was looked at; null: any is written over. */
  version: number | null
  /** New values by the names of fields. Others stay. */
  values: Input
  /** A note that stands in the history with the changes. */
  notes: string
  /** Only staff read the note. */
  isPrivate: boolean
  /** Keys of files that the note holds. */
  files?: readonly string[]
  /** Who wrote it, if not the writer: a guest by mail. */
  author?: Author
  /** True: a rule of the program, which no workflow restricts. */
  isRule?: boolean
}

/** Changes a ticket and adds a note, in one entry of its history. */
@inject()
export class ChangeTicket {
  constructor(
    private readonly store: Store,
    private readonly resources: ResourceCatalogue,
    private readonly write: WriteResource
  ) {}

  /**
   * `also`: runs in the same transaction.
   * @throws ticketNotFound, staleWrite, noteEmpty, and what the form of a ticket refuses
   */
  async execute(change: TicketChange, writer: Writer, also?: (trx: Transaction) => Promise<void>): Promise<Row> {
    const { id, version, values, notes, isPrivate, files = [], author, isRule = false } = change
    const text = notes.trim()
    if (text === '' && files.length === 0 && Object.keys(values).length === 0 && !also) throw noteEmpty({}, 'text')
    const made = this.resources.find('tickets.tickets') as MadeResource
    return this.store.transaction(async (trx) => {
      const aside = { notes: text, isPrivate, files, isRule, ...(author ? { author } : {}) }
      const row = await withAside(trx, aside, () => {
        return this.write.updateIn(trx, made, id, { ...values, version }, writer)
      })
      await also?.(trx)
      return row
    })
  }
}
