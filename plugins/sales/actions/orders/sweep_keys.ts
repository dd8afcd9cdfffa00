import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { inside } from '#plugins/sales/database/statements'

/** Seconds for which the same call is answered with what it made. */
const LASTS = 24 * 3600

/** Forgets keys of calls that nobody sends again. */
@inject()
export class SweepKeys {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Tells how many were forgotten. */
  execute(): Promise<number> {
    return this.store.transaction(async (trx) => {
      const sql = 'delete from sales_idempotency_keys where created_at < ? returning id'
      return (await inside(trx)(sql, [this.clock.isoIn(-LASTS)])).length
    })
  }
}
