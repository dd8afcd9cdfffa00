import { BootError } from '#core/plugin/boot_error'
import { nearest } from '#core/text/nearest'
import type { Plugin } from '#core/plugin/contract'

/** Refuses listeners that would never be called: their event is told by no plugin, or by one that may not be there. */
export function checkListeners(plugins: readonly Plugin[], requires: (plugin: Plugin, id: string) => boolean): void {
  const tellers = new Map<string, string>()
  for (const plugin of plugins) {
    for (const event of plugin.events ?? []) tellers.set(event, plugin.id)
  }
  for (const plugin of plugins) {
    for (const event of Object.keys(plugin.listeners ?? {})) {
      const teller = tellers.get(event)
      if (!teller) throw untold(plugin, event, nearest(event, tellers.keys()))
      if (teller !== plugin.id && !requires(plugin, teller)) throw notRequired(plugin, event, teller)
    }
  }
}

function untold(plugin: Plugin, event: string, meant: string | null): BootError {
  const mend = event.startsWith(`${plugin.id}.`)
    ? `declare it under events.`
    : `add the plugin that tells it to config/plugins.ts.`
  return new BootError(
    plugin.id,
    `it listens to the event "${event}", which no listed plugin declares.`,
    meant ? `Did you mean "${meant}"? Else ${mend}` : `Check the name, or ${mend}`
  )
}

function notRequired(plugin: Plugin, event: string, teller: string): BootError {
  return new BootError(
    plugin.id,
    `it listens to the event "${event}" without requiring its owner "${teller}".`,
    `Add "${teller}" to its requires.`
  )
}
