import { PluginRegistry } from '#core/plugin/registry'
import { commands as own } from '#cli/commands/index'
import type { ApplicationService } from '@adonisjs/core/types'
import type { CliCommand } from '#core/console/command'

/** A command that is not yet imported. Plugins contribute it under its own name. */
interface Offer {
  name: string
  load: () => Promise<CliCommand>
}

/**
 * Commands of the program and of every plugin, sorted by name. When `wanted` is the name of one, only that one is
 * imported, which keeps the start short.
 */
export async function listCommands(app: ApplicationService, wanted: string | undefined): Promise<CliCommand[]> {
  const registry = await app.container.make(PluginRegistry)
  const offers: Offer[] = [
    ...Object.entries(own).map(([name, lazy]) => ({ name, load: async () => (await lazy()).default })),
    ...registry.contributions('core.commands'),
  ]
  const hit = offers.find(({ name }) => name === wanted)
  const loaded = await Promise.all((hit ? [hit] : offers).map(({ load }) => load()))
  return loaded.sort((one, other) => (one.name < other.name ? -1 : 1))
}
