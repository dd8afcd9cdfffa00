import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { inside } from '#plugins/sales/database/statements'

const DAY = 24 * 3600

/** Carts that go in one transaction: shoppers do not wait for the others. */
const BATCH = 500

const SWEEP = `delete from sales_carts
  where id in (select id from sales_carts where updated_at < ? order by id limit ${BATCH}) returning id`

/** Forgets old carts with their lines, addresses and comments; orders and quotes that were made of one stand alone. */
@inject()
export class SweepCarts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Those that nobody has touched for so many days. Tells how many they were. */
  async execute(days: number): Promise<number> {
    const since = this.clock.isoIn(-days * DAY)
    let swept = 0
    for (;;) {
      const { length } = await this.store.transaction((trx) => inside(trx)(SWEEP, [since]))
      swept += length
      if (length < BATCH) return swept
    }
  }
}
