import { inject } from '@adonisjs/core'
import { can } from '#core/identity/identity_port'
import { PluginRegistry } from '#core/plugin/registry'
import { loadSources } from '#plugins/platform/queries/load_sources'
import type { Person } from '#core/identity/person'

/** The entry of the desk: it counts what its sources count. */
const DESK = 'platform.menu.desk'

/** Counts the open tasks of each menu entry that a person may see. */
@inject()
export class CountWaiting {
  constructor(private readonly registry: PluginRegistry) {}

  async execute(person: Person): Promise<Record<string, number>> {
    const all = await loadSources(this.registry, 'platform.menu_counts')
    const counts = all.filter(({ permission, entry }) => can(person, permission) && can(person, entry))
    const found = await Promise.all(counts.map((each) => each.count()))
    const named = new Map(counts.map(({ entry }, at) => [entry, found[at] ?? 0]))
    if (can(person, DESK)) named.set(DESK, await this.#onDesk(person, named))
    return Object.fromEntries([...named].filter(([, count]) => count > 0))
  }

  /** The counts that are those of sources of the desk: no further statement. */
  async #onDesk(person: Person, counts: ReadonlyMap<string, number>): Promise<number> {
    const sources = await loadSources(this.registry, 'platform.desk_sources')
    const entries = new Set(
      sources.flatMap(({ permission, entry }) => (entry && can(person, permission) ? [entry] : []))
    )
    return [...entries].reduce((sum, entry) => sum + (counts.get(entry) ?? 0), 0)
  }
}
