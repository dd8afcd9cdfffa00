import { MigrationRunner } from '@adonisjs/lucid/migration'
import { Database } from '@adonisjs/lucid/database'
import { PluginRegistry } from '#core/plugin/registry'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Report } from '#core/boot/preparation'

/** Runs the migrations, then every plugin's preparations. */
export async function prepareShop(app: ApplicationService, report: Report = () => undefined): Promise<void> {
  await migrateShop(app)
  const registry = await app.container.make(PluginRegistry)
  for (const contribution of registry.contributions('core.preparations')) {
    const preparation = await contribution.load()
    await preparation.prepare(app, report)
  }
}

/** Runs the migrations only. */
export async function migrateShop(app: ApplicationService): Promise<void> {
  const database = await app.container.make(Database)
  const runner = new MigrationRunner(database, app, { direction: 'up', disableLocks: false })
  await runner.run()
  if (runner.error) throw runner.error
}
