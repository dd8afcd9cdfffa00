import { queryRows } from '#core/database/query_rows'
import type { Clock } from '#core/time/clock'
import type { Count, RateCounter } from '#core/limits/rate_counter'
import type { Store } from '#core/database/store'

const TAKE = `insert into core_rate_limits (bucket, taken, expires_at) values (?, 1, ?)
  on conflict (bucket) do update set
    taken = case when core_rate_limits.expires_at <= ? then 1 else core_rate_limits.taken + 1 end,
    expires_at = case when core_rate_limits.expires_at <= ? then excluded.expires_at
      else core_rate_limits.expires_at end
  returning taken, expires_at`

const GIVE_BACK = 'update core_rate_limits set taken = taken - 1 where bucket = ? and taken > 0'

const SWEEP = 'delete from core_rate_limits where expires_at <= ?'

/** Counts in the database, for shops without Redis. */
export class DatabaseCounter implements RateCounter {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async take(bucket: string, seconds: number): Promise<Count> {
    const now = this.clock.epoch()
    const until = now + seconds * 1000
    const row = await this.store.relaxedTransaction(async (trx) => {
      await queryRows(trx, SWEEP, [now])
      const [counted] = await queryRows<{ taken: number; expires_at: number }>(trx, TAKE, [bucket, until, now, now])
      return counted
    })
    return { taken: row?.taken ?? 1, opensIn: (row?.expires_at ?? until) - now }
  }

  async giveBack(bucket: string): Promise<void> {
    await this.store.relaxedTransaction((trx) => queryRows(trx, GIVE_BACK, [bucket]))
  }
}
