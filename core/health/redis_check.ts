import type { HealthCheck } from '#core/health/check'

/** Whether Redis answers. While it does not, limits are counted in the database. */
export function redisCheck(redis: { ping(): Promise<string> }): HealthCheck {
  return async () => {
    await redis.ping()
    return { ok: true, detail: 'Redis' }
  }
}
