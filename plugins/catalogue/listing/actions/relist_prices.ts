import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { ProductJournal } from '#plugins/catalogue/products/upsert/product_journal'

/** Products per transaction. Small, so that other writers wait only briefly. */
const BATCH = 100

/** Rebuilds the listings of products whose special price has started or ended. */
@inject()
export class RelistPrices {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly journal: ProductJournal
  ) {}

  /** Returns the number of products. An abort takes effect between two batches. */
  async execute(signal?: AbortSignal): Promise<number> {
    const now = this.clock.iso()
    const due = await this.store.reader.all<{ id: number }>(
      'select distinct product_id as id from catalogue_listing_prices where valid_until <= ? order by product_id',
      [now]
    )
    const ids = due.map(({ id }) => id)
    for (let from = 0; from < ids.length; from += BATCH) {
      signal?.throwIfAborted()
      const batch = ids.slice(from, from + BATCH)
      await this.store.transaction((trx) => this.journal.publish(trx, batch, { silent: new Set(batch) }))
    }
    return ids.length
  }
}
