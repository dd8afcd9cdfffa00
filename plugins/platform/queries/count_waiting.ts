import { inject } from '@adonisjs/core'
import { can } from '#core/identity/identity_port'
import { PluginRegistry } from '#core/plugin/registry'
import { loadSources } from '#plugins/platform/queries/load_sources'
import type { Person } from '#core/identity/person'

/** Counts the open tasks of each menu entry that a person may see. */
@inject()
export class CountWaiting {
  constructor(private readonly registry: PluginRegistry) {}

  async execute(person: Person): Promise<Record<string, number>> {
    const all = await loadSources(this.registry, 'platform.menu_counts')
    const counts = all.filter(({ permission, entry }) => can(person, permission) && can(person, entry))
    const found = await Promise.all(counts.map((each) => each.count()))
    const named = counts.map(({ entry }, at) => [entry, found[at] ?? 0] as const)
    return Object.fromEntries(named.filter(([, count]) => count > 0))
  }
}
