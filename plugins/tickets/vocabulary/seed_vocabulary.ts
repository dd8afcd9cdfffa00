import { inject } from '@adonisjs/core'
import { PRIORITIES, STATUSES, TRACKERS } from '#plugins/tickets/vocabulary/default_vocabulary'
import { OPTIONAL_FIELDS } from '#plugins/tickets/vocabulary/optional_fields'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store, type Transaction } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { systemWriter, type Input } from '#core/resources/writer'
import type { Origin } from '#core/audit/origin'

/** Gives a new shop its statuses, trackers and priorities. A shop that has trackers keeps what it has. */
@inject()
export class SeedVocabulary {
  constructor(
    private readonly store: Store,
    private readonly resources: ResourceCatalogue,
    private readonly write: WriteResource
  ) {}

  async execute(origin: Origin): Promise<void> {
    const [present] = await this.store.reader.all<{ id: number }>('select id from tickets_trackers limit 1')
    if (present) return
    await this.store.transaction(async (trx) => {
      const statuses = await this.#create(trx, 'tickets.statuses', STATUSES, origin)
      const fields = Object.keys(OPTIONAL_FIELDS)
      const trackers = TRACKERS.map((tracker) => ({ ...tracker, fields, statusId: statuses[0] }))
      await this.#create(trx, 'tickets.trackers', trackers, origin)
      const priorities = PRIORITIES.map((priority) => ({ isDefault: false, isActive: true, ...priority }))
      await this.#create(trx, 'tickets.priorities', priorities, origin)
    })
  }

  async #create(trx: Transaction, resource: string, rows: readonly Input[], origin: Origin): Promise<number[]> {
    const made = this.resources.find(resource) as MadeResource
    const ids: number[] = []
    for (const [position, row] of rows.entries()) {
      const created = await this.write.createIn(trx, made, { ...row, position: position + 1 }, systemWriter(origin))
      ids.push(created.id)
    }
    return ids
  }
}
