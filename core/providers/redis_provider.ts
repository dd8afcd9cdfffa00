import type RedisProvider from '@adonisjs/redis/redis_provider'
import type { ApplicationService } from '@adonisjs/core/types'

/** Redis, for shops that have it. Without `REDIS_URL` nothing is loaded or connected. */
export default class OptionalRedisProvider {
  #redis: RedisProvider | null = null

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    if (!this.app.config.get('cellier.redisUrl')) return
    const { default: Provider } = await import('@adonisjs/redis/redis_provider')
    this.#redis = new Provider(this.app)
    this.#redis.register()
  }

  async shutdown() {
    await this.#redis?.shutdown()
  }
}
