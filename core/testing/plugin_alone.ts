import app from '@adonisjs/core/services/app'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { RouterFactory } from '@adonisjs/core/factories/http'
import { APP_ROOT } from '#core/boot/app_root'
import { registerPluginRoutes, type RegisteredRoute } from '#core/http/plugin_routes'
import { Translator } from '#core/i18n/translator'
import { pluginFolder } from '#core/plugin/folders'
import { withRequirements } from '#core/plugin/order'
import { PluginRegistry } from '#core/plugin/registry'
import type { Plugin } from '#core/plugin/contract'

/** What stands once a plugin and its requirements are up. */
export interface PluginAlone {
  registry: PluginRegistry
  routes: RegisteredRoute[]
  translator: Translator
}

/**
 * Brings up a plugin with core and its requirements only, beside the running application: names and references are
 * checked, routes registered on a router of their own, words read, and everything it would import later is imported.
 * Throws what a boot would throw.
 */
export async function pluginAlone(plugin: Plugin): Promise<PluginAlone> {
  const listed = app.config.get<readonly Plugin[]>('plugins', []).filter(({ id }) => id !== plugin.id)
  const registry = new PluginRegistry(withRequirements([plugin.id], [...listed, plugin]))
  const routes = registerPluginRoutes(new RouterFactory().create(), registry)
  for (const lazy of lazyImports(plugin)) await lazy()
  const folders = ['core/', ...registry.plugins.map(({ id }) => pluginFolder(id))]
    .map((folder) => fileURLToPath(new URL(`${folder}lang`, APP_ROOT)))
    .filter((folder) => existsSync(folder))
  return { registry, routes, translator: new Translator(folders) }
}

/** Everything in a manifest that is imported on demand. */
function lazyImports(plugin: Plugin): (() => Promise<unknown>)[] {
  return [
    ...Object.values(plugin.extends ?? {}).flatMap((contributed) => Object.values(contributed)),
    ...Object.values(plugin.listeners ?? {}).flatMap((listeners) => Object.values(listeners)),
    ...Object.values(plugin.health ?? {}),
    ...Object.values(plugin.provides ?? {}),
    ...(plugin.demo ? [plugin.demo] : []),
  ]
}
