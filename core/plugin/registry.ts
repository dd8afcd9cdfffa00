import { BootError } from '#core/plugin/boot_error'
import { checkKeys } from '#core/plugin/check_keys'
import { checkListeners } from '#core/plugin/check_listeners'
import { checkNames } from '#core/plugin/check_names'
import { contributed } from '#core/plugin/contribution_failed'
import { orderPlugins } from '#core/plugin/order'
import { resourcePermissions, withResources } from '#core/resources/resource_plugin'
import type { AnyResource } from '#core/resources/resource'
import type { Label } from '#core/i18n/label'
import type { Interface, Plugin } from '#core/plugin/contract'
import type { CorePorts, PortFactory, PortName } from '#core/plugin/ports'
import type { ExtensionPointName, ExtensionPoints, Lazy } from '#core/plugin/extension_points'

/** A permission with its owner and interface. */
export interface Permission {
  key: string
  label: Label
  interface: Interface
  plugin: string
  /** It destroys data, gives money away or grants power. */
  isDangerous: boolean
}

/** One contribution to an extension point, imported on demand. */
export interface Contribution<T> {
  name: string
  plugin: string
  load: () => Promise<T>
}

/**
 * All plugins of this process, checked and in the order of their requirements. Built once at boot from `config/plugins.ts`;
 * afterwards only the permissions of resource families change.
 */
export class PluginRegistry {
  readonly plugins: readonly Plugin[]
  readonly #permissions: Map<string, Permission>
  /** Keys of permissions that resources of a family declare, by family. */
  readonly #runTimeKeys = new Map<string, string[]>()
  readonly #contributions = new Map<ExtensionPointName, Contribution<unknown>[]>()

  constructor(listed: readonly Plugin[]) {
    checkKeys(listed)
    const whole = listed.map(withResources)
    checkNames(whole)
    this.plugins = orderPlugins(whole)
    this.#permissions = collectPermissions(this.plugins)
    this.#checkReferences()
  }

  get permissions(): ReadonlyMap<string, Permission> {
    return this.#permissions
  }

  /** Puts the permissions of a family's present resources in the place of its former ones. A declared one stays as it is. */
  replaceRunTimePermissions(family: string, plugin: string, resources: readonly AnyResource[]): void {
    for (const key of this.#runTimeKeys.get(family) ?? []) this.#permissions.delete(key)
    const declared = resources.flatMap(resourcePermissions).filter(({ key }) => !this.#permissions.has(key))
    for (const one of declared) this.#permissions.set(one.key, { ...one, interface: 'admin', plugin })
    this.#runTimeKeys.set(
      family,
      declared.map(({ key }) => key)
    )
  }

  get(id: string): Plugin | undefined {
    return this.plugins.find((plugin) => plugin.id === id)
  }

  /** Contributions to one point, in the order of the plugins. */
  contributions<Point extends ExtensionPointName>(point: Point): Contribution<ExtensionPoints[Point]>[] {
    let found = this.#contributions.get(point) as Contribution<ExtensionPoints[Point]>[] | undefined
    if (!found) this.#contributions.set(point, (found = this.#contributed(point)))
    return found
  }

  #contributed<Point extends ExtensionPointName>(point: Point): Contribution<ExtensionPoints[Point]>[] {
    return this.plugins.flatMap((plugin) => {
      const lazies: Record<string, Lazy<ExtensionPoints[Point]>> = plugin.extends?.[point] ?? {}
      return Object.entries(lazies).map(([name, lazy]) => {
        const load = once(() => contributed(plugin.id, `contribution "${name}" to "${point}"`, lazy))
        return { name, plugin: plugin.id, load }
      })
    })
  }

  /** The factory of the plugin that fills a port of core. Null: no plugin does. */
  provider<Port extends PortName>(port: Port): (() => Promise<PortFactory<CorePorts[Port]>>) | null {
    const plugin = this.plugins.find(({ provides }) => provides?.[port])
    const lazy = plugin?.provides?.[port]
    return lazy ? () => contributed<PortFactory<CorePorts[Port]>>(plugin.id, `port "${port}"`, lazy) : null
  }

  #checkReferences(): void {
    checkProviders(this.plugins)
    checkListeners(this.plugins, (plugin, id) => this.#requires(plugin, id))
    const offered = new Map<string, string>()
    for (const plugin of this.plugins) {
      for (const point of plugin.offers ?? []) offered.set(point, plugin.id)
    }
    for (const plugin of this.plugins) {
      this.#checkContributions(plugin, offered)
      this.#checkRoles(plugin)
      this.#checkPresets(plugin)
      this.#checkSlots(plugin)
    }
  }

  #checkContributions(plugin: Plugin, offered: Map<string, string>): void {
    for (const point of Object.keys(plugin.extends ?? {})) {
      const owner = point.startsWith('core.') ? 'core' : offered.get(point)
      if (!owner) {
        throw new BootError(
          plugin.id,
          `it contributes to "${point}", which no listed plugin offers.`,
          `Check the name, or add the owner of "${point}" to config/plugins.ts.`
        )
      }
      if (owner !== 'core' && owner !== plugin.id && !this.#requires(plugin, owner)) {
        throw new BootError(
          plugin.id,
          `it contributes to "${point}" without requiring its owner "${owner}".`,
          `Add "${owner}" to its requires.`
        )
      }
    }
  }

  #requires(plugin: Plugin, id: string): boolean {
    return Object.keys(plugin.requires).some((required) => {
      if (required === id) return true
      const found = this.get(required)
      return found ? this.#requires(found, id) : false
    })
  }

  #checkRoles(plugin: Plugin): void {
    for (const [role, keys] of Object.entries(plugin.roles ?? {})) {
      for (const key of keys) {
        if (this.permissions.has(key)) continue
        throw new BootError(
          plugin.id,
          `its role "${role}" receives the unknown permission "${key}".`,
          'Declare the permission, or correct the key.'
        )
      }
    }
  }

  /** Presets and `dangerous` may name permissions of the same plugin only. */
  #checkPresets({ id, presets = {}, dangerous = [] }: Plugin): void {
    const named = [
      ...Object.entries(presets).flatMap(([preset, keys]) => keys.map((key) => [`preset "${preset}"`, key] as const)),
      ...dangerous.map((key) => ['list of dangerous permissions', key] as const),
    ]
    for (const [where, key] of named) {
      if (this.permissions.get(key)?.plugin === id) continue
      throw new BootError(
        id,
        `its ${where} names the permission "${key}", which it does not declare.`,
        'Declare the permission, or correct the key.'
      )
    }
  }

  #checkSlots(plugin: Plugin): void {
    for (const [slot, { permission }] of Object.entries(plugin.slots ?? {})) {
      if (!permission || this.permissions.has(permission)) continue
      throw new BootError(
        plugin.id,
        `its slot "${slot}" names the unknown permission "${permission}".`,
        'Declare the permission, or correct the key.'
      )
    }
  }
}

function checkProviders(plugins: readonly Plugin[]): void {
  const owners = new Map<string, string>()
  for (const plugin of plugins) {
    for (const port of Object.keys(plugin.provides ?? {})) {
      const owner = owners.get(port)
      if (owner) {
        throw new BootError(
          plugin.id,
          `it fills the port "${port}", which the plugin "${owner}" fills already.`,
          `Remove one of the two from config/plugins.ts.`
        )
      }
      owners.set(port, plugin.id)
    }
  }
}

/** Caches the result of `load`. The module cache would do, but its lookup is slower. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null
  return () => (loaded ??= load())
}

function collectPermissions(plugins: readonly Plugin[]): Map<string, Permission> {
  const found = new Map<string, Permission>()
  for (const plugin of plugins) {
    const dangerous = new Set(plugin.dangerous)
    for (const side of ['admin', 'front'] as const) {
      for (const [key, label] of Object.entries(plugin.permissions?.[side] ?? {})) {
        found.set(key, { key, label, interface: side, plugin: plugin.id, isDangerous: dangerous.has(key) })
      }
    }
  }
  return found
}
