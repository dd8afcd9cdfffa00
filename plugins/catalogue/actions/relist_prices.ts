import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { ProductJournal } from '#plugins/catalogue/services/upsert/product_journal'

/** Products handled in one transaction: short ones, because shoppers are about. */
const BATCH = 100

/** Lists anew the products of which a price began or ended by its date. */
@inject()
export class RelistPrices {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly journal: ProductJournal
  ) {}

  /** Tells how many products were listed anew; stops between two batches when aborted. */
  async execute(signal?: AbortSignal): Promise<number> {
    const now = this.clock.iso()
    const due = await this.store.reader.all<{ id: number }>(
      'select distinct product_id as id from catalogue_listing_prices where valid_until <= ? order by product_id',
      [now]
    )
    const ids = due.map(({ id }) => Number(id))
    for (let from = 0; from < ids.length; from += BATCH) {
      signal?.throwIfAborted()
      const batch = ids.slice(from, from + BATCH)
      await this.store.transaction((trx) => this.journal.publish(trx, batch, { silent: new Set(batch) }))
    }
    return ids.length
  }
}
