import { inject } from '@adonisjs/core'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { FindShownMedia } from '#core/rich_text/find_shown_media'
import { LOCALE_PREFIXES } from '#core/i18n/locales'
import { ResolveLinks } from '#core/links/resolve_links'
import { blockOf, type RichNode, type RichText } from '#core/rich_text/document'
import { blocksIn, nodesIn } from '#core/rich_text/walk'
import { hrefKind } from '#core/rich_text/href'
import { hrefsIn } from '#core/rich_text/hrefs_in'
import { mediaOf } from '#core/rich_text/links_of'
import { slugify } from '#core/text/slug'
import { textOf } from '#core/rich_text/text_of'
import type { Block, BlockPlace } from '#core/rich_text/block'
import type { ShownDocument } from '#core/rich_text/shown_document'

type Blocks = ReadonlyMap<string, Block>

/** A text as its component shows it, and the cache tags of all that it shows. */
export interface PreparedDocument {
  document: ShownDocument
  tags: string[]
}

/** Makes texts ready to be shown. */
@inject()
export class PrepareDocument {
  constructor(
    private readonly blocks: BlockCatalogue,
    private readonly links: ResolveLinks,
    private readonly media: FindShownMedia
  ) {}

  /**
   * The number of statements does not grow with that of links, pictures or blocks: one for all references, one for all files,
   * and those of the `load` of each kind of block. Links to what is gone become plain text; blocks that no plugin has any more
   * are left out.
   */
  async execute(text: RichText, place: BlockPlace): Promise<PreparedDocument> {
    const blocks = await this.blocks.all()
    const content = withoutUnknown(structuredClone(text.content), blocks)
    const shown = { type: 'doc', content } as const
    const ids = mediaOf(shown, blocks)
    const [hasReferences, media] = await Promise.all([
      this.#resolve(content, blocks, place),
      this.media.execute(ids, place.locale),
    ])
    const tags = await load(content, blocks, place)
    addAnchors(content)
    return {
      document: { content, media },
      tags: [
        ...new Set([
          ...(hasReferences ? ['core.permalinks'] : []),
          ...ids.map((id) => `platform.library:${id}`),
          ...tags,
        ]),
      ],
    }
  }

  /** Whether there are references. */
  async #resolve(content: readonly RichNode[], blocks: Blocks, place: BlockPlace): Promise<boolean> {
    const references = [...hrefsIn(content, blocks)].filter(({ href }) => hrefKind(href) === 'reference')
    if (references.length === 0) return false
    const paths = await this.links.hrefs(
      place,
      references.map(({ href }) => href)
    )
    const prefix = LOCALE_PREFIXES[place.locale]
    for (const { href, replace } of references) {
      const path = paths.get(href)
      replace(path === undefined ? null : `${prefix}${path}`)
    }
    return true
  }
}

function withoutUnknown(content: readonly RichNode[], blocks: Blocks): RichNode[] {
  return content.flatMap((node) => {
    if (node.type === 'block' && !blocks.has(blockOf(node).name)) return []
    return [node.content ? { ...node, content: withoutUnknown(node.content, blocks) } : node]
  })
}

/** Gives blocks their data: one call for each kind. Returns the cache tags of the data. */
async function load(content: readonly RichNode[], blocks: Blocks, place: BlockPlace): Promise<string[]> {
  const kinds = Map.groupBy(blocksIn(content), (node) => blockOf(node).name)
  const tags = await Promise.all(
    [...kinds].map(async ([name, nodes]) => {
      const loaded = await blocks.get(name)?.load?.(
        nodes.map((node) => blockOf(node).values),
        place
      )
      for (const [at, node] of nodes.entries()) node.attrs = { ...node.attrs, data: loaded?.data[at] ?? null }
      return loaded?.tags ?? []
    })
  )
  return tags.flat()
}

/** Headings can be linked to by their words: `#le-domaine`. */
function addAnchors(content: readonly RichNode[]): void {
  const taken = new Map<string, number>()
  for (const node of nodesIn(content)) {
    if (node.type !== 'heading') continue
    const anchor = slugify(textOf({ type: 'doc', content: [node] }), 'section').slice(0, 80)
    const count = (taken.get(anchor) ?? 0) + 1
    taken.set(anchor, count)
    node.attrs = { ...node.attrs, id: count > 1 ? `${anchor}-${count}` : anchor }
  }
}
