import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import type { LinkPlace } from '#core/links/resolve_links'

/** A page that visitors can open. */
export interface LinkedPage {
  id: string
  title: string
}

/**
 * What visitors of the shop may open of one kind of things. It is contributed to `core.linked_pages` by the permalink kind:
 * menus leave out what is deleted, in the trash or not published, and follow its title.
 */
export interface LinkedPages {
  /** Topics of the change feed that tell of new titles and states. */
  topics: readonly string[]
  /** False: the keys of the topics are no ids, and any change counts as one of each. Default true. */
  isKeyed?: boolean
  /** Those of these ids that visitors can open, in any order. One query. */
  open(ids: readonly string[], place: LinkPlace): Promise<LinkedPage[]>
}

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
