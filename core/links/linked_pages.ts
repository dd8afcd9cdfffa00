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
  /** List of the back office that has these things as rows: on pages, relations to its rows are links. */
  list?: string
  /** Those of these ids that visitors can open, in any order. One query. */
  open(ids: readonly string[], place: LinkPlace): Promise<LinkedPage[]>
}
