import { BootError } from '#core/plugin/boot_error'
import { nearest } from '#core/text/nearest'
import type { Plugin } from '#core/plugin/contract'

/** Refuses listeners to events that no plugin declares, or whose plugin is not required. @throws BootError */
export function checkListeners(plugins: readonly Plugin[], requires: (plugin: Plugin, id: string) => boolean): void {
  const owners = new Map<string, string>()
  for (const plugin of plugins) {
    for (const event of plugin.events ?? []) owners.set(event, plugin.id)
  }
  for (const plugin of plugins) {
    for (const event of Object.keys(plugin.listeners ?? {})) {
      const owner = owners.get(event)
      if (!owner) throw undeclared(plugin, event, nearest(event, owners.keys()))
      if (owner !== plugin.id && !requires(plugin, owner)) throw notRequired(plugin, event, owner)
    }
  }
}

function undeclared(plugin: Plugin, event: string, meant: string | null): BootError {
  const fix = event.startsWith(`${plugin.id}.`)
    ? `declare it under events.`
    : `add the plugin that tells it to config/plugins.ts.`
  return new BootError(
    plugin.id,
    `it listens to the event "${event}", which no listed plugin declares.`,
    meant ? `Did you mean "${meant}"? Else ${fix}` : `Check the name, or ${fix}`
  )
}

function notRequired(plugin: Plugin, event: string, owner: string): BootError {
  return new BootError(
    plugin.id,
    `it listens to the event "${event}" without requiring its owner "${owner}".`,
    `Add "${owner}" to its requires.`
  )
}
