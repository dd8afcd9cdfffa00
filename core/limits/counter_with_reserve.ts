import { within } from '#core/time/within'
import type { Logger } from '@adonisjs/core/logger'
import type { Count, RateCounter } from '#core/limits/rate_counter'

export interface ReserveParts {
  first: RateCounter
  reserve: RateCounter
  logger: Pick<Logger, 'warn' | 'info'>
  /** Milliseconds in which the first answers, or is away. */
  deadline?: number
  /** Milliseconds in which one that was away is asked nothing. */
  rest?: number
}

/**
 * Counts with the first counter while it answers, and with the reserve while it does not: a door stays guarded and open. A
 * limit that was partly taken with the one begins anew with the other.
 */
export class CounterWithReserve implements RateCounter {
  #awayUntil = 0

  constructor(private readonly parts: ReserveParts) {}

  take(bucket: string, seconds: number): Promise<Count> {
    return this.#count((counter) => counter.take(bucket, seconds))
  }

  giveBack(bucket: string, seconds: number): Promise<void> {
    return this.#count((counter) => counter.giveBack(bucket, seconds))
  }

  async #count<T>(count: (counter: RateCounter) => Promise<T>): Promise<T> {
    const { first, reserve, logger, deadline = 1000, rest = 5000 } = this.parts
    if (performance.now() < this.#awayUntil) return count(reserve)
    try {
      const counted = await within(deadline, count(first), () => new Error(`no answer within ${deadline} ms`))
      if (this.#awayUntil > 0) logger.info('limits are counted in Redis again')
      this.#awayUntil = 0
      return counted
    } catch (error) {
      logger.warn({ err: error }, 'Redis is away: limits are counted in the database')
      this.#awayUntil = performance.now() + rest
      return count(reserve)
    }
  }
}
