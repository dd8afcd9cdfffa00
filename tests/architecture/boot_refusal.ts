import { RouterFactory } from '@adonisjs/core/factories/http'
import { KindRegistry } from '#core/fields/kind_registry'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { registerPluginRoutes } from '#core/http/plugin_routes'
import { BootError } from '#core/plugin/boot_error'
import { PluginRegistry } from '#core/plugin/registry'
import type { Plugin } from '#core/plugin/contract'

/** The sentence with which a boot with these plugins ends. Fails when it does not. */
export function bootRefusal(plugins: readonly Plugin[]): string {
  try {
    const registry = new PluginRegistry(plugins)
    const resources = new ResourceCatalogue(registry, new KindRegistry())
    registerPluginRoutes(new RouterFactory().create(), registry, resources)
  } catch (error) {
    if (error instanceof BootError) return error.message
    throw error
  }
  throw new Error('The boot went through')
}
