import { blockOf, type RichText } from '#core/rich_text/document'
import { blocksIn, valuesIn } from '#core/rich_text/walk'
import { hrefKind, readReference } from '#core/rich_text/href'
import { hrefsIn } from '#core/rich_text/hrefs_in'
import type { Block } from '#core/rich_text/block'
import type { FoundLink } from '#core/links/link'

/** The links of a text, as `Links.replace` records them: references, paths and outside addresses. */
export function linksOf(
  { content }: RichText,
  { blocks, place, locale }: Pick<FoundLink, 'place' | 'locale'> & { blocks: ReadonlyMap<string, Block> }
): FoundLink[] {
  const links: (FoundLink & { href: string })[] = []
  for (const { href, text } of hrefsIn(content, blocks)) {
    const kind = hrefKind(href)
    const last = links.at(-1)
    // A word in bold cuts a link in two.
    if (last?.href === href) last.text += text
    else if (kind === 'address' || kind === 'path') links.push({ href, locale, place, text, url: href })
    else if (kind === 'reference') {
      const { kind: target = '', id = '' } = readReference(href) ?? {}
      links.push({ href, locale, place, text, target: { kind: target, id } })
    }
  }
  return links.map(({ href: _href, ...link }) => link)
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
