import { KindRegistry } from '#core/fields/kind_registry'
import { checkResource, checkTogether } from '#core/resources/check_resource'
import { resourceList, type ListParts } from '#core/resources/resource_list'
import { ResourceValidators } from '#core/resources/resource_validators'
import type { AnyResource } from '#core/resources/resource'
import type { ListDefinition } from '#core/lists/list'
import type { PluginRegistry } from '#core/plugin/registry'

/** A resource with what is made from its definition. */
export interface MadeResource {
  resource: AnyResource
  validators: ResourceValidators
}

/** Every resource of the listed plugins, checked. */
export class ResourceCatalogue {
  readonly kinds: KindRegistry
  readonly #made = new Map<string, MadeResource>()
  /** Those of families, which change while the shop runs. */
  readonly #families = new Map<string, Map<string, MadeResource>>()
  readonly #rows: ReadonlySet<string>
  /** By id and base currency, which may change. */
  readonly #lists = new Map<string, ListDefinition>()

  /** @throws BootError for a definition that cannot work */
  constructor(registry: Pick<PluginRegistry, 'plugins' | 'contributions'>, kinds: KindRegistry) {
    this.kinds = kinds
    const resources = registry.plugins.flatMap(({ resources: own = [] }) => own)
    const lists = registry.contributions('core.lists').map(({ name }) => name)
    checkTogether(resources)
    this.#rows = new Set([...lists, ...resources.map(({ id }) => id)])
    for (const resource of resources) this.#made.set(resource.id, this.#make(resource, this.#rows))
  }

  /** @throws BootError for a definition that cannot work */
  static async of(registry: Pick<PluginRegistry, 'plugins' | 'contributions'>): Promise<ResourceCatalogue> {
    const contributed = await Promise.all(
      registry.contributions('core.field_kinds').map(async ({ plugin, load }) => ({ plugin, kind: await load() }))
    )
    return new ResourceCatalogue(registry, new KindRegistry(contributed))
  }

  #make(resource: AnyResource, rows: ReadonlySet<string>): MadeResource {
    checkResource(resource, { kinds: this.kinds, rows })
    return { resource, validators: new ResourceValidators(resource, this.kinds) }
  }

  all(): MadeResource[] {
    const all = new Map([this.#made, ...this.#families.values()].flatMap((made) => [...made]))
    return [...all.values()]
  }

  find(id: string): MadeResource | null {
    // A family may give a resource of a file more fields.
    for (const made of [...this.#families.values(), this.#made]) {
      const found = made.get(id)
      if (found) return found
    }
    return null
  }

  /** Puts the present resources of a family in the place of its former ones. @throws BootError for one that cannot work */
  replaceFamily(name: string, resources: readonly AnyResource[]): void {
    const rows = new Set([...this.#rows, ...resources.map(({ id }) => id)])
    const made = new Map(resources.map((resource) => [resource.id, this.#make(resource, rows)]))
    this.#families.set(name, made)
    this.#lists.clear()
  }

  /** The list of a resource; null: there is no such resource. */
  async list(
    id: string,
    { baseCurrency, listOf }: Pick<ListParts, 'baseCurrency' | 'listOf'>
  ): Promise<ListDefinition | null> {
    const made = this.find(id)
    if (!made) return null
    const key = `${id} ${baseCurrency}`
    const known = this.#lists.get(key)
    if (known) return known
    const resourceOf = (other: string) => this.find(other)?.resource ?? null
    const list = await resourceList(made.resource, { kinds: this.kinds, baseCurrency, resourceOf, listOf })
    this.#lists.set(key, list)
    return list
  }
}
