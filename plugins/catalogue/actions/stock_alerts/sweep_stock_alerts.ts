import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'

/** Seconds after which nobody waits for a variant any more. */
const KEPT = 180 * 24 * 3600

/** Rows deleted by one statement: a long one would stop the shop's writes. */
const CHUNK = 500

const SWEEP = `delete from catalogue_stock_alerts where id in (select id from catalogue_stock_alerts
  where created_at <= ? order by created_at limit ${CHUNK}) returning id`

/** Forgets alerts of variants that did not come back for half a year. */
@inject()
export class SweepStockAlerts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Gives how many there were. */
  async execute(signal?: AbortSignal): Promise<number> {
    const until = this.clock.isoIn(-KEPT)
    let swept = 0
    let count: number
    do {
      signal?.throwIfAborted()
      count = (await this.store.transaction((trx) => queryRows(trx, SWEEP, [until]))).length
      swept += count
    } while (count === CHUNK)
    return swept
  }
}
