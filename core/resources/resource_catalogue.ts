import { KindRegistry } from '#core/fields/kind_registry'
import { checkResource, checkTogether } from '#core/resources/check_resource'
import { resourceList, type ListParts } from '#core/resources/resource_list'
import { resourceValidators, type ResourceValidators } from '#core/resources/resource_validators'
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
  /** By id and base currency, which may change. */
  readonly #lists = new Map<string, ListDefinition>()

  /** @throws BootError for a definition that cannot work */
  constructor(registry: Pick<PluginRegistry, 'plugins' | 'contributions'>, kinds: KindRegistry) {
    this.kinds = kinds
    const resources = registry.plugins.flatMap(({ resources: own = [] }) => own)
    const lists = registry.contributions('core.lists').map(({ name }) => name)
    checkTogether(resources)
    const rows = new Set([...lists, ...resources.map(({ id }) => id)])
    for (const resource of resources) {
      checkResource(resource, { kinds, rows })
      this.#made.set(resource.id, { resource, validators: resourceValidators(resource, kinds) })
    }
  }

  /** @throws BootError for a definition that cannot work */
  static async of(registry: Pick<PluginRegistry, 'plugins' | 'contributions'>): Promise<ResourceCatalogue> {
    const contributed = await Promise.all(
      registry.contributions('core.field_kinds').map(async ({ plugin, load }) => ({ plugin, kind: await load() }))
    )
    return new ResourceCatalogue(registry, new KindRegistry(contributed))
  }

  all(): MadeResource[] {
    return [...this.#made.values()]
  }

  find(id: string): MadeResource | null {
    return this.#made.get(id) ?? null
  }

  /** The list of a resource; null: there is no such resource. */
  async list(
    id: string,
    { baseCurrency, listOf }: Pick<ListParts, 'baseCurrency' | 'listOf'>
  ): Promise<ListDefinition | null> {
    const made = this.#made.get(id)
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
