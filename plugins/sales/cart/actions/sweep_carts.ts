import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { deleteInBatches } from '#core/database/delete_in_batches'

const DAY = 24 * 3600

/** Deletes old carts with their lines, addresses and comments. `cart_id` of their orders and quotes becomes null. */
@inject()
export class SweepCarts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Deletes carts that did not change for a number of days; returns how many. */
  execute(days: number): Promise<number> {
    const since = this.clock.isoIn(-days * DAY)
    const batches = { table: 'sales_carts', key: 'id', where: 'updated_at < ?', bindings: [since], order: 'id' }
    return deleteInBatches(this.store, batches)
  }
}
