import { TEXT_ALIGNMENTS, type RichNode } from '#core/rich_text/document'
import { UNREAD, firstElement, isElement, nameOf, plainText, styleOf } from '#core/rich_text/html_nodes'
import { isInline, lineOf } from '#core/rich_text/html_lines'
import { wordItem, wordLists, type WordItem } from '#core/rich_text/word_lists'
import type { AnyNode, Element } from 'domhandler'

const HEADINGS: Record<string, number> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }

/** Players of other sites, whose page of the video is shown as a link. */
const PLAYERS = [
  {
    pattern: /(?:youtube(?:-nocookie)?\.com\/embed|youtu\.be)\/([\w-]{6,20})/,
    page: 'https://www.youtube.com/watch?v=',
  },
  { pattern: /player\.vimeo\.com\/video\/(\d+)/, page: 'https://vimeo.com/' },
]
const PEERTUBE = /^(https:\/\/[^/]+)\/videos\/embed\/([\w-]+)/

export interface FromHtmlOptions {
  /** Empty lines end a paragraph, as in the classic editor of WordPress. */
  emptyLines?: boolean
  /** False: pictures and videos become links. */
  hasBlocks?: boolean
}

/** A file of another site that a text shows. The block of this id waits for a file of the media library. */
export interface WantedMedium {
  block: string
  type: 'image' | 'video'
  /** As it is written in the HTML. */
  address: string
  alt: string
}

/** Reads parsed HTML into nodes. `clean_nodes.ts` then moves what stands where it cannot. */
export class HtmlReader {
  readonly media: WantedMedium[] = []

  constructor(private readonly options: Required<FromHtmlOptions>) {}

  blocks(nodes: readonly AnyNode[]): RichNode[] {
    const read: RichNode[] = []
    let line: AnyNode[] = []
    let items: WordItem[] = []
    const endLine = () => {
      for (const part of this.#paragraphs(line)) {
        const content = lineOf(part)
        if (content.length > 0) read.push({ type: 'paragraph', content })
      }
      line = []
    }
    const endItems = () => {
      read.push(...wordLists(items))
      items = []
    }
    for (const node of nodes) {
      const item = wordItem(node)
      const isBlank = node.type === 'text' ? node.data.trim() === '' : !isElement(node)
      if (!item && !isBlank) endItems()
      if (isInline(node)) line.push(node)
      if (isInline(node) || !isElement(node)) continue
      endLine()
      if (item) items.push(item)
      else read.push(...this.#block(node))
    }
    endItems()
    endLine()
    return read
  }

  #block(node: Element): RichNode[] {
    const name = nameOf(node)
    if (UNREAD.has(name)) return []
    const level = HEADINGS[name]
    if (level) return this.#text(node, { type: 'heading', attrs: { level, ...alignment(node) } })
    switch (name) {
      case 'p':
        return this.#text(node, { type: 'paragraph', attrs: alignment(node) })
      case 'ul':
      case 'ol':
        return [this.#list(node)]
      case 'dt':
        return [
          { type: 'paragraph', content: lineOf(node.children).map((one) => ({ ...one, marks: [{ type: 'bold' }] })) },
        ]
      case 'blockquote':
        return [{ type: 'blockquote', content: this.blocks(node.children) }]
      case 'pre':
        return [{ type: 'codeBlock', content: [{ type: 'text', text: plainText(node).replace(/^\n/, '').trimEnd() }] }]
      case 'hr':
        return [{ type: 'horizontalRule' }]
      case 'table':
        return this.#table(node)
      case 'img':
        return this.#picture(node, '')
      case 'figure':
        return this.#figure(node)
      case 'video':
        return this.#video(node)
      case 'iframe':
        return this.#frame(node)
      default:
        return this.blocks(node.children)
    }
  }

  /** A paragraph or heading. A picture in it stands below it. */
  #text(node: Element, into: RichNode): RichNode[] {
    if (!node.children.every((child) => isInline(child) || !isElement(child))) return this.#mixed(node, into)
    return this.#paragraphs(node.children).flatMap((part) => {
      const content = lineOf(part)
      return content.length > 0 ? [{ ...into, content }] : []
    })
  }

  #mixed(node: Element, into: RichNode): RichNode[] {
    return this.blocks(node.children).map((one) => (one.type === 'paragraph' ? { ...into, content: one.content } : one))
  }

  /** The parts of a line that empty lines separate, where they do. */
  #paragraphs(nodes: readonly AnyNode[]): AnyNode[][] {
    if (!this.options.emptyLines) return [[...nodes]]
    const parts: AnyNode[][] = [[]]
    for (const node of nodes) {
      if (node.type !== 'text') {
        parts.at(-1)?.push(node)
        continue
      }
      for (const [at, text] of node.data.split(/\r?\n[ \t]*\r?\n/).entries()) {
        if (at > 0) parts.push([])
        const copy = node.cloneNode()
        copy.data = text
        parts.at(-1)?.push(copy)
      }
    }
    return parts
  }

  #list(node: Element): RichNode {
    const content = node.children.filter(isElement).map((item): RichNode => {
      const inside = nameOf(item) === 'li' ? item.children : [item]
      return { type: 'listItem', content: this.blocks(inside) }
    })
    const start = Number(node.attribs.start)
    if (nameOf(node) === 'ul') return { type: 'bulletList', content }
    return { type: 'orderedList', attrs: Number.isInteger(start) ? { start } : {}, content }
  }

  #table(node: Element): RichNode[] {
    const caption = firstElement(node.children, ['caption'])
    const above = caption ? this.blocks(caption.children) : []
    const rows = rowsOf(node).map((row): RichNode => {
      const cells = row.children.filter(isElement).filter((cell) => ['td', 'th'].includes(nameOf(cell)))
      const content = cells.map((cell): RichNode => {
        const { colspan, rowspan } = cell.attribs
        const type = nameOf(cell) === 'th' ? 'tableHeader' : 'tableCell'
        const attrs = { colspan: Number(colspan ?? 1), rowspan: Number(rowspan ?? 1) }
        const inside = this.blocks(cell.children)
        const align = alignment(cell)
        return { type, attrs, content: inside.map((one) => aligned(one, align)) }
      })
      return { type: 'tableRow', content }
    })
    return [...above, { type: 'table', content: rows }]
  }

  #figure(node: Element): RichNode[] {
    const caption = firstElement(node.children, ['figcaption'])
    const words = caption ? plainText(caption).replaceAll(/\s+/g, ' ').trim() : ''
    const picture = firstElement(node.children, ['img'])
    const pictures = node.children.filter(isElement).filter((one) => firstElement([one], ['img']))
    if (!picture || pictures.length > 1) return this.blocks(node.children)
    const address = firstElement(node.children, ['a'])?.attribs.href
    return this.#picture(picture, words, address)
  }

  #picture(node: Element, caption: string, link?: string): RichNode[] {
    const { src = '', 'data-src': late = '', alt = '' } = node.attribs
    const address = (src.startsWith('data:') ? late : src || late).trim()
    if (!address) return []
    const values = { alt: alt || null, caption: caption || null, ...(link && !isPicture(link) ? { link } : {}) }
    return this.#waiting({ type: 'image', address, alt }, 'core.image', values)
  }

  #video(node: Element): RichNode[] {
    const address = (node.attribs.src ?? firstElement(node.children, ['source'])?.attribs.src ?? '').trim()
    return address ? this.#waiting({ type: 'video', address, alt: '' }, 'core.video', {}) : []
  }

  #waiting(medium: Omit<WantedMedium, 'block'>, name: string, values: Record<string, unknown>): RichNode[] {
    if (!this.options.hasBlocks) return []
    const id = crypto.randomUUID()
    this.media.push({ block: id, ...medium })
    return [{ type: 'block', attrs: { id, name, values } }]
  }

  /** The page of a video in place of its player. Other frames become links. */
  #frame({ attribs: { src = '', title = '' } }: Element): RichNode[] {
    const player = src.trim().replace(/^\/\//, 'https://')
    const address = pageOf(player)
    if (!/^https?:\/\//.test(address)) return []
    const isVideo = address !== player
    if (isVideo && this.options.hasBlocks) {
      const values = { address, title: title || null }
      return [{ type: 'block', attrs: { id: crypto.randomUUID(), name: 'core.video', values } }]
    }
    const link: RichNode = { type: 'text', text: title || address, marks: [{ type: 'link', attrs: { href: address } }] }
    return [{ type: 'paragraph', content: [link] }]
  }
}

function pageOf(player: string): string {
  for (const { pattern, page } of PLAYERS) {
    const [, id] = pattern.exec(player) ?? []
    if (id) return page + id
  }
  const [, host, id] = PEERTUBE.exec(player) ?? []
  return host && id ? `${host}/w/${id}` : player
}

const isPicture = (address: string): boolean => /\.(?:jpe?g|png|gif|webp|avif)(?:\?|$)/i.test(address)

/** The rows of this table, without those of a table in one of its cells. */
function rowsOf(table: Element): Element[] {
  return table.children.filter(isElement).flatMap((part) => {
    if (nameOf(part) === 'tr') return [part]
    return ['thead', 'tbody', 'tfoot'].includes(nameOf(part)) ? rowsOf(part) : []
  })
}

function alignment(node: Element): { textAlign?: string } {
  const wanted = styleOf(node, 'text-align') || (node.attribs.align ?? '').toLowerCase() || classAlignment(node)
  const textAlign = TEXT_ALIGNMENTS.find((one) => one === wanted)
  return textAlign ? { textAlign } : {}
}

/** `has-text-align-center` of WordPress, `align-center` of our own HTML. */
const classAlignment = ({ attribs }: Element): string =>
  /(?:^|\s)(?:has-text-align|align|text)-(left|center|right|justify)(?:\s|$)/.exec(attribs.class ?? '')?.[1] ?? ''

function aligned(node: RichNode, align: { textAlign?: string }): RichNode {
  if (node.type !== 'paragraph' || !align.textAlign) return node
  return { ...node, attrs: { ...align, ...node.attrs } }
}
