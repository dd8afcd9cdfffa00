import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { queryRows } from '#core/database/query_rows'
import type { Transaction } from '#core/database/store'

/** What staff may do to jobs. */
@inject()
export class JobControl {
  constructor(private readonly clock: Clock) {}

  /** Requests a stop: a waiting job never starts, a running one ends at its next step. False: there was nothing to stop. */
  async stop(trx: Transaction, id: number): Promise<boolean> {
    const now = this.clock.iso()
    const sql = `update core_jobs set stop_requested_at = ?,
        finished_at = case when state = 'waiting' then ? else finished_at end,
        state = case when state = 'waiting' then 'stopped' else state end
      where id = ? and state in ('waiting', 'running') and stop_requested_at is null returning id`
    return (await queryRows(trx, sql, [now, now, id])).length > 0
  }

  /** Makes a dead or stopped job wait again, with all its attempts. False: it is neither dead nor stopped. */
  async retry(trx: Transaction, id: number): Promise<boolean> {
    const sql = `update core_jobs set state = 'waiting', attempts = 0, run_at = ?, started_at = null, finished_at = null,
        stop_requested_at = null, error = null, result = null, progress_done = null, progress_total = null,
        claim = null, claimed_until = null, unique_key = null
      where id = ? and state in ('dead', 'stopped') returning id`
    return (await queryRows(trx, sql, [this.clock.iso(), id])).length > 0
  }
}
