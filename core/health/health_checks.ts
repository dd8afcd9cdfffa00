import { Clock } from '#core/time/clock'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { databaseCheck } from '#core/health/database_check'
import { diskCheck } from '#core/health/disk_check'
import { migrationsCheck } from '#core/health/migrations_check'
import { redisCheck } from '#core/health/redis_check'
import { queueCheck } from '#core/health/queue_check'
import type { ApplicationService } from '@adonisjs/core/types'
import type { HealthCheck } from '#core/health/check'

/** The checks of core and of the plugins, by name. */
export async function healthChecks(app: ApplicationService): Promise<Map<string, () => Promise<HealthCheck>>> {
  const store = await app.container.make(Store)
  const clock = await app.container.make(Clock)
  const { plugins } = await app.container.make(PluginRegistry)
  const checks = new Map<string, () => Promise<HealthCheck>>([
    ['core.database', async () => databaseCheck(store)],
    ['core.migrations', async () => migrationsCheck(store, app)],
    ['core.queue', async () => queueCheck(store, clock)],
    ['core.disk', async () => diskCheck(app.config.get<string>('cellier.storagePath'))],
  ])
  if (app.config.get('cellier.redisUrl')) {
    checks.set('core.redis', async () => redisCheck((await app.container.make('redis')).connection()))
  }
  for (const plugin of plugins) {
    for (const [name, load] of Object.entries(plugin.health ?? {})) checks.set(name, async () => (await load()).default)
  }
  return checks
}
