import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { RateLimits } from '#core/limits/rate_limits'

/** Searches of one address in one minute that cost nothing to count: people stay below. */
const FREE = 60

const MINUTE_MS = 60_000

/** Addresses counted in the current minute, in this process. */
const counted = { minute: 0, byAddress: new Map<string, number>() }

/**
 * Limits searches. Counting in the database would make every read a write, so that each process counts the first ones
 * of a minute by itself, and asks the shared limit only beyond.
 */
@inject()
export class SearchLimit {
  constructor(
    private readonly limits: RateLimits,
    private readonly clock: Clock
  ) {}

  /** @throws tooManyRequests */
  async take(address: string): Promise<void> {
    const minute = Math.floor(this.clock.epoch() / MINUTE_MS)
    if (minute !== counted.minute) {
      counted.minute = minute
      counted.byAddress.clear()
    }
    const before = counted.byAddress.get(address) ?? 0
    counted.byAddress.set(address, before + 1)
    if (before >= FREE) await this.limits.take('platform.search', address)
  }
}
