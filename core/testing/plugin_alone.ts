import app from '@adonisjs/core/services/app'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { RouterFactory } from '@adonisjs/core/factories/http'
import { APP_ROOT } from '#core/boot/app_root'
import { registerPluginRoutes, type RegisteredRoute } from '#core/http/plugin_routes'
import { Translator } from '#core/i18n/translator'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { loadResources } from '#core/resources/load_resources'
import { pluginFolder } from '#core/plugin/folders'
import { withRequirements } from '#core/plugin/order'
import { PluginRegistry } from '#core/plugin/registry'
import type { Plugin } from '#core/plugin/contract'

/** A plugin and its requirements, registered. */
export interface PluginAlone {
  registry: PluginRegistry
  routes: RegisteredRoute[]
  translator: Translator
}

/**
 * Registers a plugin with core and its requirements only, apart from the running application. Names and references are
 * checked, routes are registered on a separate router, translations are loaded, and lazy imports are resolved.
 * @throws what a boot would throw
 */
export async function pluginAlone(plugin: Plugin): Promise<PluginAlone> {
  const listed = app.config.get<readonly Plugin[]>('plugins', []).filter(({ id }) => id !== plugin.id)
  const whole = await loadResources(withRequirements([plugin.id], [...listed, plugin]))
  const registry = new PluginRegistry(whole)
  const routes = registerPluginRoutes(new RouterFactory().create(), registry, await ResourceCatalogue.of(registry))
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
