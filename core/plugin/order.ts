import satisfies from 'semver/functions/satisfies.js'
import isRange from 'semver/ranges/valid.js'
import { BootError } from '#core/plugin/boot_error'
import { CORE_VERSION } from '#core/plugin/core_version'
import type { Plugin } from '#core/plugin/contract'

/**
 * Sorts plugins topologically, so that each comes after those it requires. Otherwise the order of the list is kept.
 * A missing plugin, a version out of range or a cycle is a boot error that names both sides.
 */
export function orderPlugins(plugins: readonly Plugin[]): Plugin[] {
  const byId = new Map(plugins.map((plugin) => [plugin.id, plugin]))
  const ordered: Plugin[] = []
  const done = new Set<string>()

  const visit = (plugin: Plugin, path: string[]): void => {
    if (done.has(plugin.id)) return
    if (path.includes(plugin.id)) throw cycle([...path.slice(path.indexOf(plugin.id)), plugin.id])
    for (const [id, range] of Object.entries(plugin.requires)) {
      if (id === 'core') checkRange(plugin, 'core', CORE_VERSION, range)
      else visit(requirement(plugin, id, range, byId), [...path, plugin.id])
    }
    done.add(plugin.id)
    ordered.push(plugin)
  }

  for (const plugin of plugins) visit(plugin, [])
  return ordered
}

/** The given plugins with everything they require, in order. */
export function withRequirements(ids: readonly string[], plugins: readonly Plugin[]): Plugin[] {
  const unlisted = ids.find((id) => !plugins.some((plugin) => plugin.id === id))
  if (unlisted) throw notListed(unlisted)
  const wanted = new Set(ids)
  const ordered = orderPlugins(plugins)
  for (const plugin of [...ordered].reverse()) {
    if (wanted.has(plugin.id)) for (const id of Object.keys(plugin.requires)) wanted.add(id)
  }
  return ordered.filter((plugin) => wanted.has(plugin.id))
}

function notListed(id: string): BootError {
  return new BootError(
    id,
    'it was asked for (CELLIER_PLUGINS), but it is not listed in config/plugins.ts.',
    'Add it there, or correct the name.'
  )
}

function requirement(plugin: Plugin, id: string, range: string, byId: Map<string, Plugin>): Plugin {
  const found = byId.get(id)
  if (!found) {
    throw new BootError(
      plugin.id,
      `it requires the plugin "${id}" (${range}), which is not listed.`,
      `Add "${id}" to config/plugins.ts, or remove "${plugin.id}" from it.`
    )
  }
  checkRange(plugin, id, found.version, range)
  return found
}

function checkRange(plugin: Plugin, id: string, version: string, range: string): void {
  if (!isRange(range)) {
    throw new BootError(
      plugin.id,
      `"${range}" is no semver range for "${id}".`,
      `Write one such as "^1.0.0" in its requires.`
    )
  }
  if (satisfies(version, range)) return
  throw new BootError(
    plugin.id,
    `it requires "${id}" ${range}, but "${id}" is at ${version}.`,
    `Install a version of "${plugin.id}" made for "${id}" ${version}, or the other way round.`
  )
}

function cycle(path: string[]): BootError {
  const [first = ''] = path
  return new BootError(
    first,
    `its requires run in a circle: ${path.join(' → ')}.`,
    `Remove one of these requirements: what both need belongs to a third plugin or an extension point.`
  )
}
