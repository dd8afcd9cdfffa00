import type { DomainListener } from '#core/events/listener'
import type { Plugin } from '#core/plugin/contract'
import type { Lazy } from '#core/plugin/extension_points'

/** A listener under the name it bears for ever. */
export interface NamedListener {
  name: string
  load: () => Promise<DomainListener>
}

type Declared = Pick<Plugin, 'id' | 'listeners'>

/** Every plugin's listeners, by event, in the order of the plugins. */
export class ListenerList {
  #byEvent = new Map<string, NamedListener[]>()

  constructor(plugins: readonly Declared[]) {
    for (const plugin of plugins) {
      for (const [event, listeners] of Object.entries(plugin.listeners ?? {})) {
        const named = Object.entries(listeners).map(([name, lazy]) => ({
          name: `${plugin.id}/${name}`,
          load: () => imported(lazy),
        }))
        this.#byEvent.set(event, [...this.of(event), ...named])
      }
    }
  }

  /** Names of the events that somebody listens to. */
  get heard(): string[] {
    return [...this.#byEvent.keys()]
  }

  of(event: string): readonly NamedListener[] {
    return this.#byEvent.get(event) ?? []
  }
}

async function imported(lazy: Lazy<DomainListener>): Promise<DomainListener> {
  return (await lazy()).default
}
