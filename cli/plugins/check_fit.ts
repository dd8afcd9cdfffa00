import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import satisfies from 'semver/functions/satisfies.js'
import { fromHome } from '#core/boot/app_root'
import { CORE_VERSION } from '#core/plugin/core_version'
import { PluginData } from '#core/plugin/plugin_data'
import { PluginRegistry } from '#core/plugin/registry'
import { pluginName } from '#cli/generators/plugin/plugin_name'
import { PluginRefused } from '#cli/plugins/refused'
import type { ApplicationService } from '@adonisjs/core/types'
import type { PluginPackage } from '#cli/plugins/plugin_package'

/** Refuses a package that this shop cannot run, before anything of it is written. @throws PluginRefused */
export async function checkFit(app: ApplicationService, given: PluginPackage): Promise<void> {
  const { id, version, facts, dependencies } = given
  if (pluginName(id)?.id !== id) throw new PluginRefused('bad_id', { id })
  const registry = await app.container.make(PluginRegistry)
  for (const [needed, range] of Object.entries(facts.requires)) {
    const at = needed === 'core' ? CORE_VERSION : registry.get(needed)?.version
    if (at === undefined) throw new PluginRefused('requires_missing', { id, needed, range })
    if (!satisfies(at, range)) throw new PluginRefused('requires_other', { id, needed, range, at })
  }
  for (const { id: other, requires } of registry.plugins) {
    const range = requires[id]
    if (range !== undefined && !satisfies(version, range)) {
      throw new PluginRefused('breaks', { id, version, other, range })
    }
  }
  const data = await app.container.make(PluginData)
  await refuseForeignTables(data, id)
  await refuseMissingPackages(dependencies)
  await refusePending(data)
}

/** The tables of the plugin `sales` may begin as those of a plugin `sales_orders` would. */
async function refuseForeignTables(data: PluginData, id: string): Promise<void> {
  const [table] = await data.tablesOf(id)
  if (table && (await data.migrationsOf(id)).length === 0) throw new PluginRefused('foreign_tables', { id, table })
}

/** A plugin's imports are those of the shop: npm installs nothing for it by itself. */
async function refuseMissingPackages(dependencies: Record<string, string>): Promise<void> {
  const shop = JSON.parse(await readFile(fromHome('package.json'), 'utf8')) as { dependencies: object }
  const missing: string[] = []
  for (const [name, range] of Object.entries(dependencies)) {
    const file = fromHome('node_modules', name, 'package.json')
    const at = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version : null
    if (!(name in shop.dependencies) || !at || !satisfies(at, range)) missing.push(`${name}@${range}`)
  }
  if (missing.length > 0) {
    const install = `npm install --ignore-scripts --save-exact ${missing.map((one) => `"${one}"`).join(' ')}`
    throw new PluginRefused('packages_missing', { install })
  }
}

/** Otherwise a failure could not tell the plugin's migrations from others that were waiting. */
async function refusePending(data: PluginData): Promise<void> {
  if ((await data.waiting()).size > 0) throw new PluginRefused('not_ready')
}
