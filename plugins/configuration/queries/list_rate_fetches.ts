import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { RateProblem } from '#plugins/configuration/contracts/rate_source'

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

/** Lists the latest fetches, newest first. Older rows also stored the cause of a failure, which is not returned. */
@inject()
export class ListRateFetches {
  constructor(private readonly store: Store) {}

  async execute(): Promise<PastFetch[]> {
    const found = await this.store.reader.all<PastFetch & { problem: string | null } & Record<string, never>>(LATEST)
    return found.map(({ problem, ...fetched }) => ({
      ...fetched,
      isDone: Boolean(fetched.isDone),
      problem: problem && (problem === 'unreadable' ? 'unreadable' : 'unreachable'),
    }))
  }
}
