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
  exec(): Promise<[error: Error | null, answer: unknown][] | null>
}

/** Counts in Redis, which forgets by itself. */
export class RedisCounter implements RateCounter {
  constructor(private readonly redis: CountingRedis) {}

  async take(bucket: string, seconds: number): Promise<Count> {
    const key = keyOf(bucket)
    const answers = await this.redis
      .multi()
      .set(key, 0, 'PX', seconds * 1000, 'NX')
      .incr(key)
      .pttl(key)
      .exec()
    for (const [error] of answers ?? []) if (error) throw error
    const [, taken, opensIn] = (answers ?? []).map(([, answer]) => Number(answer))
    return { taken: taken ?? 1, opensIn: opensIn ?? 0 }
  }

  async giveBack(bucket: string, seconds: number): Promise<void> {
    const key = keyOf(bucket)
    // One that ran out meanwhile begins again with what is put back: nothing is taken, and it has its end.
    const answers = await this.redis
      .multi()
      .set(key, 1, 'PX', seconds * 1000, 'NX')
      .decr(key)
      .exec()
    for (const [error] of answers ?? []) if (error) throw error
  }
}

function keyOf(bucket: string): string {
  return `cellier:limit:${bucket}`
}
