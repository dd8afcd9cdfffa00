import { inject } from '@adonisjs/core'
import { LinkedPageKinds } from '#core/links/linked_page_kinds'
import type { LinkedPages } from '#core/links/linked_pages'
import { ResolveLinks, type LinkPlace } from '#core/links/resolve_links'
import { linkedKey } from '#core/links/link'
import { readReference, type Reference } from '#core/rich_text/href'

/** What visitors find behind a reference. */
export interface Target {
  title: string
  /** Path below base path and locale prefix, with the anchor. */
  href: string
}

/** The targets of links, with the cache tags of all of them, also of those that are hidden now. */
export interface Targets {
  /** By the reference as written; an absent one is gone or not published. */
  shown: Map<string, Target>
  tags: string[]
}

/** What visitors can open of what links lead to. One query for the addresses, one for each kind. */
@inject()
export class ReadTargets {
  constructor(
    private readonly links: ResolveLinks,
    private readonly kinds: LinkedPageKinds
  ) {}

  async execute(hrefs: readonly string[], place: LinkPlace): Promise<Targets> {
    const references = referencesIn(hrefs)
    const wanted = [...references.values()]
    const [paths, kinds] = await Promise.all([this.links.paths(place, wanted), this.kinds.all()])
    const titles = new Map<string, string>()
    const tags = new Set<string>()
    for (const [kind, ids] of idsByKind(wanted)) {
      const pages = kinds.get(kind)
      tags.add(`core.permalinks:${kind}`)
      for (const tag of pages ? tagsOf(pages, ids) : []) tags.add(tag)
      for (const { id, title } of (await pages?.open([...ids], place)) ?? []) titles.set(linkedKey({ kind, id }), title)
    }
    const shown = new Map(
      [...references].flatMap(([href, reference]) => {
        const [path, title] = [paths.get(linkedKey(reference)), titles.get(linkedKey(reference))]
        const isShown = path !== undefined && title !== undefined
        return isShown ? [[href, { title, href: path + reference.anchor }] as const] : []
      })
    )
    return { shown, tags: [...tags] }
  }
}

/** The references among addresses, by the reference as written. */
export function referencesIn(hrefs: readonly string[]): Map<string, Reference> {
  const references = [...new Set(hrefs)].flatMap((href) => {
    const reference = readReference(href)
    return reference ? [[href, reference] as const] : []
  })
  return new Map(references)
}

/** Ids of references by kind. */
export function idsByKind(references: readonly Reference[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>()
  for (const { kind, id } of references) ids.set(kind, (ids.get(kind) ?? new Set()).add(id))
  return ids
}

function tagsOf({ topics, isKeyed = true }: LinkedPages, ids: ReadonlySet<string>): string[] {
  if (!isKeyed) return [...topics]
  return topics.flatMap((topic) => [...ids, '*'].map((id) => `${topic}:${id}`))
}
