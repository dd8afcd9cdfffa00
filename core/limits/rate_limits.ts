import { createHash } from 'node:crypto'
import { tooManyRequests } from '#core/http/errors'
import type { RateCounter } from '#core/limits/rate_counter'

export interface RateLimit {
  requests: number
  seconds: number
}

/**
 * Rate limits, counted for all processes together. The key (an address, an account) is stored as a hash. The limits are
 * those of the plugins and of `config/limits.ts`.
 */
export class RateLimits {
  constructor(
    private readonly counter: RateCounter,
    private readonly limits: Readonly<Record<string, RateLimit>>
  ) {}

  /** Counts one request against a limit. @throws tooManyRequests with `availableIn` seconds */
  async take(name: string, key: string): Promise<void> {
    const limit = this.#limit(name)
    const { taken, opensIn } = await this.counter.take(bucketOf(name, key), limit.seconds)
    if (taken <= limit.requests) return
    throw tooManyRequests({}, undefined, { availableIn: Math.max(1, Math.ceil(opensIn / 1000)) })
  }

  /**
   * Uncounts one request. Where only failures count, an attempt takes first and gives back when it succeeds: counting
   * afterwards would let through any number of concurrent attempts.
   */
  async giveBack(name: string, key: string): Promise<void> {
    await this.counter.giveBack(bucketOf(name, key), this.#limit(name).seconds)
  }

  #limit(name: string): RateLimit {
    const limit = this.limits[name]
    if (!limit)
      throw new Error(
        `No rate limit is called "${name}": declare it under "limits" of the plugin, or in config/limits.ts`
      )
    return limit
  }
}

function bucketOf(name: string, key: string): string {
  return `${name}:${digest(key)}`
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
