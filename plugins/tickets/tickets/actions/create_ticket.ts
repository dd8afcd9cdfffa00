import { inject } from '@adonisjs/core'
import { Attachments } from '#core/attachments/attachments'
import { DESCRIPTION, MOST_FILES } from '#plugins/tickets/attachments/ticket_files'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store, type Transaction } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { withAside, type Author } from '#plugins/tickets/tickets/aside'
import type { Input, Writer } from '#core/resources/writer'
import type { Locale } from '#core/i18n/locales'

export interface NewTicket {
  /** Fields of a ticket by their names in the resource: `subject`, `trackerId`, `custom_3`. */
  values: Input
  /** Absent: who sends the request. */
  author?: Author
  channel: string
  locale: Locale
  /** Keys of files that the description holds. */
  files?: readonly string[]
}

/** Creates a ticket: of staff, of a customer, or of a guest who wrote a mail. */
@inject()
export class CreateTicket {
  constructor(
    private readonly store: Store,
    private readonly resources: ResourceCatalogue,
    private readonly write: WriteResource,
    private readonly attachments: Attachments
  ) {}

  /**
   * `also`: runs in the same transaction, with the id of the ticket. Returns the id.
   * @throws what the form of a ticket refuses
   */
  async execute(
    { values, author, channel, locale, files = [] }: NewTicket,
    writer: Writer,
    also?: (trx: Transaction, id: number) => Promise<void>
  ): Promise<number> {
    const made = this.resources.find('tickets.tickets') as MadeResource
    const given = await this.write.complete(made.resource, values, writer)
    return this.store.transaction(async (trx) => {
      const aside = { channel, locale, ...(author ? { author } : {}) }
      const row = await withAside(trx, aside, () => this.write.createIn(trx, made, { ...given }, writer))
      await this.attachments.bind(trx, { kind: DESCRIPTION, id: row.id }, files, MOST_FILES)
      await also?.(trx, row.id)
      return row.id
    })
  }

  /** The same in the transaction of another write, without files. Returns the id. */
  async executeIn(trx: Transaction, { values, author, channel, locale }: NewTicket, writer: Writer): Promise<number> {
    const made = this.resources.find('tickets.tickets') as MadeResource
    const given = await this.write.complete(made.resource, values, writer)
    const aside = { channel, locale, ...(author ? { author } : {}) }
    const row = await withAside(trx, aside, () => this.write.createIn(trx, made, { ...given }, writer))
    return row.id
  }
}
