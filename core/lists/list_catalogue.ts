import { BootError } from '#core/plugin/boot_error'
import { collision, foreignName } from '#core/plugin/check_names'
import type { ListDefinition } from '#core/lists/list'
import type { PluginRegistry } from '#core/plugin/registry'

/** The lists of resources, which are made from their definitions. */
export interface MadeLists {
  keys(): string[]
  list(key: string, listOf: (other: string) => Promise<ListDefinition | null>): Promise<ListDefinition | null>
}

const NONE: MadeLists = { keys: () => [], list: () => Promise.resolve(null) }

/** Every list of the back office: those that plugins contribute to `core.lists`, and those of resources. */
export class ListCatalogue {
  #lists = new Map<string, () => Promise<ListDefinition>>()

  constructor(
    registry: Pick<PluginRegistry, 'contributions'>,
    private readonly made: MadeLists = NONE
  ) {
    for (const { name, plugin, load } of registry.contributions('core.lists')) {
      if (!name.startsWith(`${plugin}.`)) throw foreignName(plugin, 'list', name)
      if (this.#lists.has(name)) throw collision(plugin, plugin, 'list', name)
      this.#lists.set(name, load)
    }
  }

  keys(): string[] {
    return [...this.#lists.keys(), ...this.made.keys()]
  }

  /** Null: no plugin contributes it (any more). */
  async find(key: string): Promise<ListDefinition | null> {
    return (await this.#lists.get(key)?.()) ?? this.made.list(key, (other) => this.find(other))
  }

  /** A list that code names; not one that a visitor does. */
  async get(key: string): Promise<ListDefinition> {
    const found = await this.find(key)
    if (found) return found
    const owner = key.split('.')[0] ?? key
    throw new BootError(owner, `it reads the list "${key}", which is not contributed.`, 'Contribute it to core.lists.')
  }
}
