import { within } from '#core/time/within'
import type { Logger } from '@adonisjs/core/logger'
import type { Count, RateCounter } from '#core/limits/rate_counter'

export interface ReserveParts {
  first: RateCounter
  reserve: RateCounter
  logger: Pick<Logger, 'warn' | 'info'>
  /** Milliseconds after which the first counter counts as unreachable. */
  deadline?: number
  /** Milliseconds before an unreachable counter is tried again. */
  rest?: number
}

/**
 * Counts with the first counter, and with the reserve while the first is unreachable, so that requests are still limited
 * and still served. The two do not share counts: after a switch a limit starts at zero.
 */
export class CounterWithReserve implements RateCounter {
  #unreachableUntil = 0

  constructor(private readonly parts: ReserveParts) {}

  take(bucket: string, seconds: number): Promise<Count> {
    return this.#count((counter) => counter.take(bucket, seconds))
  }

  giveBack(bucket: string, seconds: number): Promise<void> {
    return this.#count((counter) => counter.giveBack(bucket, seconds))
  }

  async #count<T>(count: (counter: RateCounter) => Promise<T>): Promise<T> {
    const { first, reserve, logger, deadline = 1000, rest = 5000 } = this.parts
    if (performance.now() < this.#unreachableUntil) return count(reserve)
    try {
      const counted = await within(deadline, count(first), () => new Error(`no answer within ${deadline} ms`))
      if (this.#unreachableUntil > 0) logger.info('limits are counted in Redis again')
      this.#unreachableUntil = 0
      return counted
    } catch (error) {
      logger.warn({ err: error }, 'Redis is away: limits are counted in the database')
      this.#unreachableUntil = performance.now() + rest
      return count(reserve)
    }
  }
}
