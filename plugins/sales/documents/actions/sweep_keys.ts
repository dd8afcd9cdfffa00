import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { inside } from '#plugins/sales/database/statements'

/** Seconds for which a repeated call returns its first result. */
const LASTS = 24 * 3600

/** Seconds after its last change until a draft of staff is deleted. */
const DRAFT_LASTS = 30 * 24 * 3600

/** Deletes expired idempotency keys and abandoned drafts. */
@inject()
export class SweepKeys {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Returns the number of deleted keys. */
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
