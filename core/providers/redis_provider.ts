import RedisProvider from '@adonisjs/redis/redis_provider'
import type { ApplicationService } from '@adonisjs/core/types'

/** Redis for shops that have one; without `REDIS_URL` nothing of it is loaded or connected. */
export default class OptionalRedisProvider {
  readonly #redis: RedisProvider | null

  constructor(app: ApplicationService) {
    this.#redis = app.config.get('cellier.redisUrl') ? new RedisProvider(app) : null
  }

  register() {
    this.#redis?.register()
  }

  async shutdown() {
    await this.#redis?.shutdown()
  }
}
