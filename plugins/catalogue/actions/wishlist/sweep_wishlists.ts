import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'

/** Seconds after which a guest's list is forgotten: as long as their browser holds on to it. */
const KEPT = 60 * 24 * 3600

/** Rows deleted by one statement: a long one would stop the shop's writes. */
const CHUNK = 500

const SWEEP = `delete from catalogue_wishlists where id in (select id from catalogue_wishlists
  where customer_id is null and updated_at <= ? order by updated_at limit ${CHUNK}) returning id`

/** Forgets the wishlists of guests who did not come back. */
@inject()
export class SweepWishlists {
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
