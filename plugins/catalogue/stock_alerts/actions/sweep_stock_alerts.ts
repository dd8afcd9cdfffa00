import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { deleteInBatches } from '#core/database/delete_in_batches'

/** Seconds. */
const LIFETIME = 180 * 24 * 3600

/** Deletes stock alerts that were not sent within `LIFETIME`, since the variant did not come back in stock. */
@inject()
export class SweepStockAlerts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Returns the number of deleted alerts. */
  execute(signal?: AbortSignal): Promise<number> {
    const batches = {
      table: 'catalogue_stock_alerts',
      key: 'id',
      where: 'created_at <= ?',
      bindings: [this.clock.isoIn(-LIFETIME)],
      order: 'created_at',
    }
    return deleteInBatches(this.store, batches, signal)
  }
}
