import { readInstant } from '#core/time/instant'
import type { Clock } from '#core/time/clock'
import type { HealthCheck } from '#core/health/check'
import type { Store } from '#core/database/store'

/** Due work that has waited longer suggests that no worker runs. */
const LATE_SECONDS = 300

const OLDEST = `select min(due) as due from (
  select min(run_at) as due from core_jobs where state = 'waiting'
  union all select min(claimed_until) from core_jobs where state = 'running'
  union all select min(due_at) from core_events where state = 'pending') as work`

const GIVEN_UP = `select (select count(*) from core_jobs where state = 'dead') as dead,
  (select count(*) from core_events where state = 'parked') as parked`

/** Checks the age of the oldest due job or event. The detail counts dead jobs and parked events, too. */
export function queueCheck(store: Store, clock: Clock): HealthCheck {
  return async () => {
    const oldest = await store.reader.first<{ due: string | null }>(OLDEST)
    const givenUp = await store.reader.first<{ dead: number; parked: number }>(GIVEN_UP)
    const age = oldest?.due ? Math.max(0, (clock.epoch() - readInstant(oldest.due).toMillis()) / 1000) : 0
    const waits = `oldest due work: ${Math.round(age)} s; dead jobs: ${givenUp?.dead}, parked events: ${givenUp?.parked}`
    if (age <= LATE_SECONDS) return { ok: true, detail: waits }
    return { ok: false, detail: `${waits}. Is a worker running (npm start, or node bin/worker.js)?` }
  }
}
