import type { RateProblem } from '#plugins/configuration/contracts/rate_source'
import type { RunRows } from '#core/database/run_rows'

/** A fetch from a source of rates. */
export interface PastFetch {
  source: string
  fetchedAt: string
  isDone: boolean
  problem: RateProblem | null
  publishedOn: string | null
  changed: number
}

const LATEST = `select source, fetched_at as "fetchedAt", is_done as "isDone", problem,
  published_on as "publishedOn", changed from configuration_rate_fetches order by fetched_at desc, id desc limit 20`

/** The latest fetches, newest first. Older rows also stored the cause of a failure, which is not returned. */
export async function listRateFetches(run: RunRows): Promise<PastFetch[]> {
  const found = await run<PastFetch & { problem: string | null }>(LATEST)
  return found.map(({ problem, ...fetched }) => ({
    ...fetched,
    isDone: Boolean(fetched.isDone),
    problem: problem && (problem === 'unreadable' ? 'unreadable' : 'unreachable'),
  }))
}
