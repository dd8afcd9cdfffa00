import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { inside } from '#plugins/sales/database/statements'

/** Seconds for which the same call is answered with what it made. */
const LASTS = 24 * 3600

/** Seconds after its last change for which a draft of staff is kept. */
const DRAFT_LASTS = 30 * 24 * 3600

/** Forgets keys of calls that nobody sends again, and drafts that nobody came back to. */
@inject()
export class SweepKeys {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Tells how many keys were forgotten. */
  execute(): Promise<number> {
    return this.store.transaction(async (trx) => {
      await inside(trx)("delete from sales_carts where status = 'draft' and updated_at < ?", [
        this.clock.isoIn(-DRAFT_LASTS),
      ])
      const sql = 'delete from sales_idempotency_keys where created_at < ? returning id'
      return (await inside(trx)(sql, [this.clock.isoIn(-LASTS)])).length
    })
  }
}
