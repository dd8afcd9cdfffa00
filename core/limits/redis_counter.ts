import type { Count, RateCounter } from '#core/limits/rate_counter'

/** The part of a Redis connection that counting needs. */
export interface CountingRedis {
  multi(): CountingMulti
}

interface CountingMulti {
  set(key: string, value: number, unit: 'PX', ms: number, when: 'NX'): CountingMulti
  incr(key: string): CountingMulti
  decr(key: string): CountingMulti
  pttl(key: string): CountingMulti
  exec(): Promise<[error: Error | null, reply: unknown][] | null>
}

/** Counts in Redis, where keys expire. */
export class RedisCounter implements RateCounter {
  constructor(private readonly redis: CountingRedis) {}

  async take(bucket: string, seconds: number): Promise<Count> {
    const key = keyOf(bucket)
    const replies = await this.redis
      .multi()
      .set(key, 0, 'PX', seconds * 1000, 'NX')
      .incr(key)
      .pttl(key)
      .exec()
    for (const [error] of replies ?? []) if (error) throw error
    const [, taken, opensIn] = (replies ?? []).map(([, reply]) => Number(reply))
    return { taken: taken ?? 1, opensIn: opensIn ?? 0 }
  }

  async giveBack(bucket: string, seconds: number): Promise<void> {
    const key = keyOf(bucket)
    // When the key has expired, it is set to 1 first, so that it ends at 0 and expires.
    const replies = await this.redis
      .multi()
      .set(key, 1, 'PX', seconds * 1000, 'NX')
      .decr(key)
      .exec()
    for (const [error] of replies ?? []) if (error) throw error
  }
}

function keyOf(bucket: string): string {
  return `cellier:limit:${bucket}`
}
