import type { DomainListener } from '#core/events/listener'
import type { Plugin } from '#core/plugin/contract'
import type { Lazy } from '#core/plugin/extension_points'

/** A listener with its name, which is stored in `core_events` and must not change. */
export interface NamedListener {
  name: string
  load: () => Promise<DomainListener>
}

type Declared = Pick<Plugin, 'id' | 'listeners'>

/** The listeners of all plugins by event, in the order of the plugins. */
export class ListenerList {
  #byEvent = new Map<string, NamedListener[]>()

  constructor(plugins: readonly Declared[]) {
    for (const plugin of plugins) {
      for (const [event, listeners] of Object.entries(plugin.listeners ?? {})) {
        const named = Object.entries(listeners).map(([name, lazy]) => ({
          name: `${plugin.id}/${name}`,
          load: () => importListener(lazy),
        }))
        this.#byEvent.set(event, [...this.of(event), ...named])
      }
    }
  }

  /** Names of the events that have listeners. */
  get eventNames(): string[] {
    return [...this.#byEvent.keys()]
  }

  of(event: string): readonly NamedListener[] {
    return this.#byEvent.get(event) ?? []
  }
}

async function importListener(lazy: Lazy<DomainListener>): Promise<DomainListener> {
  return (await lazy()).default
}
