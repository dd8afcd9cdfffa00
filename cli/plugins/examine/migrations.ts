import { join } from 'node:path'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { Database } from '@adonisjs/lucid/database'
import { sqliteConnection } from '#core/database/connections'
import { PluginRegistry } from '#core/plugin/registry'
import { migrationPaths } from '#core/plugin/folders'
import { withRequirements } from '#core/plugin/order'
import { withFolder } from '#cli/plugins/change_shop'
import type { ApplicationService } from '@adonisjs/core/types'
import type { PluginCheck } from '#cli/plugins/examine/check'

const SCHEMA = `select type, name, sql from sqlite_master
  where name not like 'sqlite_%' and name not like 'adonis_schema%' order by type, name`

/** The schema after each of: up, down, up again. Null: the plugin has no migrations. */
async function tried(app: ApplicationService, id: string): Promise<{ before: string; after: string[] } | null> {
  const all = withRequirements([id], (await app.container.make(PluginRegistry)).plugins)
  const own = migrationPaths(all).filter((path) => path.startsWith(`plugins/${id}/`))
  if (own.length === 0) return null
  const database = await app.container.make(Database)
  return withFolder(async (folder) => {
    const file = join(folder, 'tried.sqlite3')
    const others = migrationPaths(all).filter((path) => !own.includes(path))
    const shops = { others: `${id}_tried_others`, whole: `${id}_tried` }
    database.manager.add(shops.others, sqliteConnection(file, others, false))
    database.manager.add(shops.whole, sqliteConnection(file, [...others, ...own], false))
    const run = async (connectionName: string, direction: 'up' | 'down') => {
      const runner = new MigrationRunner(database, app, { connectionName, direction, batch: 1 } as never)
      await runner.run()
      if (runner.error) throw runner.error
      return JSON.stringify(await database.connection(connectionName).rawQuery(SCHEMA))
    }
    try {
      const before = await run(shops.others, 'up')
      await database.manager.close(shops.others)
      const after: string[] = []
      for (const direction of ['up', 'down', 'up'] as const) after.push(await run(shops.whole, direction))
      return { before, after }
    } finally {
      for (const name of Object.values(shops)) await database.manager.close(name, true)
    }
  })
}

/** On a throw-away database: the shop's own is left alone. */
export const migrations: PluginCheck = {
  name: 'migrations',
  async look({ app, plugin, say }) {
    const result = await tried(app, plugin.id)
    if (!result) return { ok: true, detail: say('plugin.doctor.no_migrations') }
    const { before, after } = result
    const [up, down, again] = after
    const ok = down === before && again === up
    return {
      ok,
      detail: say(ok ? 'plugin.doctor.migrations_fine' : 'plugin.doctor.migrations_bad'),
      mend: say('plugin.doctor.migrations_mend'),
    }
  },
}
