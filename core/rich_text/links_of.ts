import { blockOf, type RichText } from '#core/rich_text/document'
import { blocksIn, valuesIn } from '#core/rich_text/walk'
import { hrefKind, readReference } from '#core/rich_text/href'
import { hrefsIn } from '#core/rich_text/hrefs_in'
import type { Block } from '#core/rich_text/block'
import type { FoundLink } from '#core/links/link'

/** Where a link stands, and its words. */
type Place = Pick<FoundLink, 'place' | 'locale' | 'text'>

/** An address as `Links.replace` records it: a reference, a path or an outside address; null: nothing that is followed. */
export function linkOf(href: string, place: Place): FoundLink | null {
  const kind = hrefKind(href)
  if (kind === 'address' || kind === 'path') return { ...place, url: href }
  if (kind !== 'reference') return null
  const { kind: target = '', id = '' } = readReference(href) ?? {}
  return { ...place, target: { kind: target, id } }
}

/** The links of a text, as `Links.replace` records them. */
export function linksOf(
  { content }: RichText,
  { blocks, place, locale }: Pick<FoundLink, 'place' | 'locale'> & { blocks: ReadonlyMap<string, Block> }
): FoundLink[] {
  const links: FoundLink[] = []
  let last = ''
  for (const { href, text } of hrefsIn(content, blocks)) {
    const before = links.at(-1)
    // A word in bold cuts a link in two.
    if (before && last === href) before.text += text
    else {
      const link = linkOf(href, { locale, place, text })
      if (!link) continue
      links.push(link)
      last = href
    }
  }
  return links
}

/** Ids of the files of the media library that the blocks of a text show, each once. */
export function mediaOf({ content }: RichText, blocks: ReadonlyMap<string, Block>): number[] {
  const ids = new Set<number>()
  for (const node of blocksIn(content)) {
    const { name, values } = blockOf(node)
    for (const { field, value } of valuesIn(blocks.get(name)?.fields ?? {}, values)) {
      if (field.kind === 'media') for (const id of [value].flat()) ids.add(Number(id))
    }
  }
  return [...ids]
}
