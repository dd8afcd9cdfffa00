import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { BulkOutcome } from '#plugins/catalogue/services/bulk/bulk_change'

/** How many products of a bulk change came out which way. */
@inject()
export class CountBulkChange {
  constructor(private readonly store: Store) {}

  async execute(id: number): Promise<Record<BulkOutcome, number>> {
    const rows = await this.store.reader.all<{ outcome: BulkOutcome; count: number }>(
      'select outcome, count(*) as count from catalogue_bulk_change_rows where change_id = ? group by outcome',
      [id]
    )
    const counts = { waiting: 0, changed: 0, refused: 0, undone: 0, kept: 0 }
    for (const { outcome, count } of rows) counts[outcome] = Number(count)
    return counts
  }
}
