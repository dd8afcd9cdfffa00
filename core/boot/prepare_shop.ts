import { MigrationRunner } from '@adonisjs/lucid/migration'
import { Database } from '@adonisjs/lucid/database'
import { queryRows } from '#core/database/query_rows'
import { PluginRegistry } from '#core/plugin/registry'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Report } from '#core/boot/preparation'

/** Distinguishes this advisory lock of PostgreSQL from others. */
const MIGRATIONS_LOCK = 20_261_127

/** Runs the migrations, then every plugin's preparations. */
export async function prepareShop(app: ApplicationService, report: Report = () => undefined): Promise<void> {
  await migrateShop(app)
  const registry = await app.container.make(PluginRegistry)
  for (const contribution of registry.contributions('core.preparations')) {
    const preparation = await contribution.load()
    await preparation.prepare(app, report)
  }
}

/**
 * Runs the migrations only. Programs that start at the same time run them one after the other. Lucid's own lock lasts as long
 * as the connection that took it, and a pool such as PgBouncer may release it on another one. This one is a transaction's.
 */
export async function migrateShop(app: ApplicationService): Promise<void> {
  const database = await app.container.make(Database)
  const runner = new MigrationRunner(database, app, { direction: 'up', disableLocks: true })
  if (database.connection().dialect.name !== 'postgres') await runner.run()
  else {
    await database.transaction(async (trx) => {
      await queryRows(trx, 'select pg_advisory_xact_lock(?)', [MIGRATIONS_LOCK])
      await runner.run()
    })
  }
  if (runner.error) throw runner.error
}
