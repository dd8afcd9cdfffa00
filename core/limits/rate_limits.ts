import { createHash } from 'node:crypto'
import { tooManyRequests } from '#core/http/errors'
import type { RateCounter } from '#core/limits/rate_counter'

/** So many requests in so many seconds. */
export interface RateLimit {
  requests: number
  seconds: number
}

/**
 * Counts what may only be done so often, for every process together. What is counted by (an address, an account) is
 * kept as a hash. The limits themselves stand in `config/limits.ts`.
 */
export class RateLimits {
  constructor(
    private readonly counter: RateCounter,
    private readonly limits: Readonly<Record<string, RateLimit>>
  ) {}

  /** Takes one from the limit of a name for a key. @throws tooManyRequests with `availableIn` seconds */
  async take(name: string, key: string): Promise<void> {
    const limit = this.limits[name]
    if (!limit) throw new Error(`No rate limit is called "${name}": declare it in config/limits.ts`)
    const { taken, opensIn } = await this.counter.take(`${name}:${digest(key)}`, limit.seconds)
    if (taken <= limit.requests) return
    throw tooManyRequests({}, undefined, { availableIn: Math.max(1, Math.ceil(opensIn / 1000)) })
  }
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
