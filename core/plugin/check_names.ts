import isVersion from 'semver/functions/valid.js'
import { BootError } from '#core/plugin/boot_error'
import type { Plugin } from '#core/plugin/contract'

const ID = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/
const RESERVED = new Set(['core', 'admin', 'api', 'web', 'config', 'cli'])

/** Every name a plugin declares in its manifest, with the word for its kind. */
function* declaredNames(plugin: Plugin): Generator<[kind: string, name: string]> {
  for (const keys of Object.values(plugin.permissions ?? {})) {
    for (const key of Object.keys(keys)) yield ['permission', key]
  }
  for (const key of Object.keys(plugin.settings ?? {})) yield ['setting', key]
  for (const key of Object.keys(plugin.limits ?? {})) yield ['rate limit', key]
  for (const key of plugin.events ?? []) yield ['event', key]
  for (const key of plugin.offers ?? []) yield ['extension point', key]
  for (const key of Object.keys(plugin.slots ?? {})) yield ['slot', key]
  for (const key of Object.keys(plugin.health ?? {})) yield ['health check', key]
}

/** Checks ids, versions and declared names. @throws BootError */
export function checkNames(plugins: readonly Plugin[]): void {
  const owners = new Map<string, string>()
  for (const plugin of plugins) {
    checkIdentity(plugin, plugins)
    for (const [kind, name] of declaredNames(plugin)) {
      const owner = owners.get(`${kind} ${name}`)
      if (owner && owner !== plugin.id) throw collision(plugin.id, owner, kind, name)
      if (!name.startsWith(`${plugin.id}.`)) throw foreignName(plugin.id, kind, name)
      owners.set(`${kind} ${name}`, plugin.id)
    }
  }
}

/** The error for a name that two plugins register. */
export function collision(plugin: string, owner: string, kind: string, name: string): BootError {
  return new BootError(
    plugin,
    `the ${kind} "${name}" is already registered by the plugin "${owner}".`,
    `Names start with the id of the plugin that owns them: rename it to "${plugin}.…".`
  )
}

export function foreignName(plugin: string, kind: string, name: string): BootError {
  return new BootError(
    plugin,
    `the ${kind} "${name}" does not start with its id.`,
    `Rename it to "${plugin}.${name.split('.').slice(1).join('.') || name}".`
  )
}

function checkIdentity(plugin: Plugin, plugins: readonly Plugin[]): void {
  if (!ID.test(plugin.id) || RESERVED.has(plugin.id)) {
    throw new BootError(
      plugin.id,
      'this id cannot be used.',
      'Take a snake_case noun such as "gift_cards" that starts with a letter.'
    )
  }
  if (!isVersion(plugin.version)) {
    throw new BootError(plugin.id, `"${plugin.version}" is no version.`, 'Write one such as "1.0.0".')
  }
  if (plugins.filter(({ id }) => id === plugin.id).length > 1) {
    throw new BootError(plugin.id, 'two plugins bear this id.', 'Remove one of them from config/plugins.ts.')
  }
}
