import type { HealthCheck } from '#core/health/check'

/** Checks that Redis responds. While it does not, rate limits are counted in the database. */
export function redisCheck(redis: { ping(): Promise<string> }): HealthCheck {
  return async () => {
    await redis.ping()
    return { ok: true, detail: 'Redis' }
  }
}
