import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { deleteInBatches } from '#core/database/delete_in_batches'

/** Seconds after which a guest's list is deleted. Their cookie expires after the same time. */
const LIFETIME = 60 * 24 * 3600

/** Deletes the wishlists of guests who did not come back. */
@inject()
export class SweepWishlists {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Returns how many. */
  execute(signal?: AbortSignal): Promise<number> {
    const batches = {
      table: 'catalogue_wishlists',
      key: 'id',
      where: 'customer_id is null and updated_at <= ?',
      bindings: [this.clock.isoIn(-LIFETIME)],
      order: 'updated_at',
    }
    return deleteInBatches(this.store, batches, signal)
  }
}
