import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'
import type { HealthCheck } from '#core/health/check'
import type { Store } from '#core/database/store'

/** Checks that no migration is pending. */
export function migrationsCheck(store: Store, app: ApplicationService): HealthCheck {
  return async () => {
    const runner = new MigrationRunner(store.lucid, app, { direction: 'up', dryRun: true })
    const list = await runner.getList()
    const pending = list.filter(({ status }) => status === 'pending')
    if (pending.length === 0) return { ok: true, detail: `${list.length} migrations` }
    const names = pending.map(({ name }) => name).join(', ')
    return { ok: false, detail: `${pending.length} migrations wait: ${names}. Run: node ace.js migration:run --force` }
  }
}
