import { readReference, type Reference } from '#core/rich_text/href'
import type { LinkedPages, LinkPlace } from '#core/links/linked_pages'
import type { Statements } from '#core/database/statements'

/** What visitors find behind a reference. */
export interface Target {
  title: string
  /** Path below base path and locale prefix, with the anchor. */
  href: string
}

const PATHS = (refs: string) => `select p.kind, p.target, p.path from ${refs}
  join core_permalinks p on p.kind = r.kind and p.target = r.id
  where p.channel = ? and p.locale = ? and p.redirect is null`

/**
 * What visitors can open, by the reference as written; an absent one is gone or not published. One query for the addresses,
 * one for each kind. `tags`: the cache tags of all of them, also of those that are hidden now.
 */
export async function readTargets(
  read: Statements,
  kinds: ReadonlyMap<string, LinkedPages>,
  hrefs: readonly string[],
  place: LinkPlace
): Promise<{ targets: Map<string, Target>; tags: string[] }> {
  const references = new Map(
    [...new Set(hrefs)].flatMap((href) => {
      const reference = readReference(href)
      return reference ? [[href, reference] as const] : []
    })
  )
  const wanted = [...references.values()].map(({ kind, id }) => ({ kind, id }))
  const found = await read.run<{ kind: string; target: string; path: string }>(
    PATHS(read.rows({ kind: 'text', id: 'text' })),
    wanted,
    place.channel,
    place.locale
  )
  const paths = new Map(found.map(({ kind, target, path }) => [keyOf({ kind, id: target }), path]))
  const titles = new Map<string, string>()
  const tags = new Set<string>()
  for (const [kind, ids] of idsByKind(wanted)) {
    const pages = kinds.get(kind)
    tags.add(`core.permalinks:${kind}`)
    for (const tag of pages ? tagsOf(pages, ids) : []) tags.add(tag)
    for (const { id, title } of (await pages?.open([...ids], place)) ?? []) titles.set(keyOf({ kind, id }), title)
  }
  const targets = new Map(
    [...references].flatMap(([href, reference]) => {
      const [path, title] = [paths.get(keyOf(reference)), titles.get(keyOf(reference))]
      return path === undefined || title === undefined ? [] : [[href, { title, href: path + reference.anchor }] as const]
    })
  )
  return { targets, tags: [...tags] }
}

type Named = Pick<Reference, 'kind' | 'id'>

const keyOf = ({ kind, id }: Named) => `${kind}/${id}`

function tagsOf({ topics, isKeyed = true }: LinkedPages, ids: ReadonlySet<string>): string[] {
  if (!isKeyed) return [...topics]
  return topics.flatMap((topic) => [...ids, '*'].map((id) => `${topic}:${id}`))
}

function idsByKind(references: readonly Named[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>()
  for (const { kind, id } of references) ids.set(kind, (ids.get(kind) ?? new Set()).add(id))
  return ids
}
