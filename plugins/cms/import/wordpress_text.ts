import { blockOf, type RichNode, type RichText } from '#core/rich_text/document'
import { cleanHtml } from '#core/rich_text/clean_html'
import { cleanStructure } from '#core/rich_text/clean_document'
import { documentFromHtml, placeMedia } from '#core/rich_text/document_from_html'
import { isHtml } from '#core/rich_text/html_text'
import type { WantedMedium } from '#core/rich_text/html_reader'
import { hasBlockComments, htmlOf, readBlockComments, type CommentedBlock } from '#plugins/cms/import/block_comments'

/** A text of an old site. Pictures wait for their files; `placeFiles` gives them theirs. */
export interface ReadText {
  document: RichText
  media: WantedMedium[]
  galleries: Gallery[]
  /** Names of blocks that have no counterpart and whose HTML was read as text. */
  unknownBlocks: string[]
  /** Names of blocks that have no counterpart and are blocks of HTML now. */
  keptBlocks: string[]
  /** Names of shortcodes, which stay in the text. */
  shortcodes: string[]
}

/** A gallery block that waits for its pictures. */
interface Gallery {
  block: string
  addresses: string[]
}

/** How a text is read. */
export interface TextReading {
  hasBlocks: boolean
  /** Blocks without a counterpart are kept as blocks of HTML. Default: they are read as text. */
  keepsHtml?: boolean
}

/** Blocks whose HTML says all. */
const PLAIN = new Set(
  `paragraph heading list list-item quote pullquote image video table code preformatted verse freeform file audio
  details footnotes group cover media-text post-content classic missing block`.split(/\s+/)
)

/** Name of the block of HTML. */
export const HTML_BLOCK = 'core.html'

/** Characters of a block of HTML. */
const LONGEST_HTML = 50_000

/** Blocks that show nothing of their own. */
const NOTHING = new Set(['spacer', 'more', 'nextpage', 'block'])

/** Sites whose videos are shown as a link with a picture. */
const VIDEO_SITES = /^https:\/\/(?:www\.)?(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com)\//

const SHORTCODE = /\[([a-z][\w-]{2,40})(?:\s[^\]]*)?\]/g

/** Reads a text of WordPress, of the block editor or the classic one; HTML of another shop is the latter. */
export function readWordPressText(html: string, options: TextReading): ReadText {
  const reader = new Reader(options)
  const content = hasBlockComments(html) ? reader.blocks(readBlockComments(html)) : reader.html(html, true)
  const shortcodes = [...html.matchAll(SHORTCODE)].map(([, name = '']) => name)
  return {
    document: cleanStructure({ type: 'doc', content }, options),
    media: reader.media,
    galleries: reader.galleries,
    unknownBlocks: [...reader.unknown],
    keptBlocks: [...reader.kept],
    shortcodes: [...new Set(shortcodes)],
  }
}

/** Gives pictures and galleries the files of the media library. What has none becomes a link to its address. */
export function placeFiles(text: ReadText, idOf: (address: string) => number | null): RichText {
  const galleries = new Map(text.galleries.map(({ block, addresses }) => [block, addresses]))
  const place = (node: RichNode): RichNode[] => {
    const content = node.content?.flatMap(place)
    const addresses = node.type === 'block' ? galleries.get(blockOf(node).id) : undefined
    if (!addresses) return [content ? { ...node, content } : node]
    const pictures = addresses.flatMap((address) => idOf(address) ?? [])
    const links = addresses.filter((address) => idOf(address) === null).map(linkTo)
    const { values, ...rest } = blockOf(node)
    if (pictures.length === 0) return links
    return [{ type: 'block', attrs: { ...rest, values: { ...values, pictures } } }, ...links]
  }
  const { document } = text
  return placeMedia({ document: { ...document, content: document.content.flatMap(place) }, media: text.media }, idOf)
}

/** Addresses of all files that a text shows. */
export const filesOf = ({ media, galleries }: ReadText): string[] => [
  ...media.map(({ address }) => address),
  ...galleries.flatMap(({ addresses }) => addresses),
]

class Reader {
  readonly media: WantedMedium[] = []
  readonly galleries: Gallery[] = []
  readonly unknown = new Set<string>()
  readonly kept = new Set<string>()
  private readonly hasBlocks: boolean
  private readonly keepsHtml: boolean

  constructor({ hasBlocks, keepsHtml = false }: TextReading) {
    this.hasBlocks = hasBlocks
    this.keepsHtml = hasBlocks && keepsHtml
  }

  html(html: string, emptyLines = false): RichNode[] {
    const { document, media } = documentFromHtml(html, { emptyLines, hasBlocks: this.hasBlocks })
    this.media.push(...media)
    return document.content
  }

  blocks(blocks: readonly CommentedBlock[]): RichNode[] {
    return blocks.flatMap((block) => this.#block(block))
  }

  #inside({ parts }: CommentedBlock): RichNode[] {
    return parts.flatMap((part) => (typeof part === 'string' ? this.html(part) : this.#block(part)))
  }

  #block(block: CommentedBlock): RichNode[] {
    const { name, parts } = block
    const inner = parts.filter((part) => typeof part !== 'string')
    if (NOTHING.has(name)) return []
    switch (name) {
      case '':
        return this.html(htmlOf(block), true)
      case 'separator':
        return [{ type: 'horizontalRule' }]
      case 'columns': {
        const columns = inner.map((column): RichNode => ({ type: 'column', content: this.#blocksIn(column) }))
        return [{ type: 'columns', content: columns }]
      }
      case 'column':
        return this.#blocksIn(block)
      case 'gallery':
        return this.#gallery(block)
      case 'buttons':
        return this.#blocksIn(block)
      case 'button':
        return this.#button(htmlOf(block), block.attributes)
      case 'embed':
        return this.#embed(block)
      default:
        break
    }
    if (!PLAIN.has(name) && !name.startsWith('embed')) {
      const kept = inner.length === 0 ? this.#htmlBlock(htmlOf(block)) : null
      if (kept) {
        if (name !== 'html') this.kept.add(name)
        return [kept]
      }
      this.unknown.add(name)
    }
    // Containers: the HTML around the blocks is layout.
    const isContainer = inner.some((part) => !['list-item', 'paragraph'].includes(part.name))
    return isContainer && name !== 'list' && name !== 'quote' ? this.#containerOf(block) : this.html(htmlOf(block))
  }

  #blocksIn({ parts }: CommentedBlock): RichNode[] {
    return this.blocks(parts.filter((part) => typeof part !== 'string'))
  }

  /** Text of a container stays, such as a picture beside its blocks. */
  #containerOf(block: CommentedBlock): RichNode[] {
    return this.#inside(block)
  }

  #gallery(block: CommentedBlock): RichNode[] {
    const { media } = documentFromHtml(htmlOf(block))
    const addresses = media.map(({ address }) => address)
    if (!this.hasBlocks || addresses.length === 0) return this.html(htmlOf(block))
    const id = crypto.randomUUID()
    this.galleries.push({ block: id, addresses })
    const columns = Number(block.attributes.columns)
    const values = { columns: String(Math.min(4, Math.max(2, Number.isInteger(columns) ? columns : 3))) }
    return [{ type: 'block', attrs: { id, name: 'core.gallery', values } }]
  }

  /** A block of cleaned HTML; null: it has none, or may not have it. */
  #htmlBlock(given: string): RichNode | null {
    if (!this.keepsHtml || !isHtml(given)) return null
    const html = cleanHtml(given).trim()
    if (html === '' || html.length > LONGEST_HTML) return null
    return { type: 'block', attrs: { id: crypto.randomUUID(), name: HTML_BLOCK, values: { html } } }
  }

  #button(html: string, { className }: Record<string, unknown>): RichNode[] {
    const content = this.html(html)
    const [first] = content.flatMap((node) => node.content ?? [])
    const href = first?.marks?.find(({ type }) => type === 'link')?.attrs?.href
    if (!this.hasBlocks || !first?.text || !href) return content
    const look = String(className ?? '').includes('outline') ? 'outlined' : 'filled'
    const values = { text: first.text.slice(0, 80), link: href, look }
    return [{ type: 'block', attrs: { id: crypto.randomUUID(), name: 'core.button', values } }]
  }

  #embed({ attributes, parts }: CommentedBlock): RichNode[] {
    const url = typeof attributes.url === 'string' ? attributes.url : ''
    if (!/^https?:\/\//.test(url)) return parts.flatMap((part) => (typeof part === 'string' ? this.html(part) : []))
    if (!this.hasBlocks || !VIDEO_SITES.test(url)) return [linkTo(url)]
    return [{ type: 'block', attrs: { id: crypto.randomUUID(), name: 'core.video', values: { address: url } } }]
  }
}

function linkTo(address: string): RichNode {
  const text = address.split('/').at(-1) || address
  return { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href: address } }] }] }
}
