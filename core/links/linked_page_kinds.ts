import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import type { LinkedPages } from '#core/links/linked_pages'

/** The pages behind links, of every kind. */
@inject()
export class LinkedPageKinds {
  constructor(private readonly registry: PluginRegistry) {}

  /** Pages by kind. */
  async all(): Promise<Map<string, LinkedPages>> {
    const contributions = this.registry.contributions('core.linked_pages')
    return new Map(await Promise.all(contributions.map(async ({ name, load }) => [name, await load()] as const)))
  }
}
