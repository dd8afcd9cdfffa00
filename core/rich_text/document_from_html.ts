import { whenUsed } from '#core/boot/when_used'
import { HtmlReader, type FromHtmlOptions, type WantedMedium } from '#core/rich_text/html_reader'
import { cleanStructure } from '#core/rich_text/clean_document'
import { isElement } from '#core/rich_text/html_nodes'
import { isHtml } from '#core/rich_text/html_text'
import { blockOf, type RichNode, type RichText } from '#core/rich_text/document'
import { textTooDeep } from '#core/rich_text/errors'
import type { AnyNode } from 'domhandler'

const htmlparser = whenUsed<typeof import('htmlparser2')>('htmlparser2')

export interface ReadHtml {
  document: RichText
  media: WantedMedium[]
}

/**
 * The document of HTML that another program wrote: WordPress, PrestaShop, Word, a web page. Headings, lists, tables, quotes,
 * links, marks and alignment stay, styles and scripts go. Pictures are blocks without a file; `placeMedia` gives them theirs.
 *
 * @throws what `cleanStructure` throws of a text that is too large
 */
export function documentFromHtml(
  html: string,
  { emptyLines = false, hasBlocks = true }: FromHtmlOptions = {}
): ReadHtml {
  const reader = new HtmlReader({ emptyLines, hasBlocks })
  const { children } = htmlparser().parseDocument(html.replaceAll('\0', '').toWellFormed())
  refuseDeep(children)
  const content = reader.blocks(children)
  return { document: cleanStructure({ type: 'doc', content }, { hasBlocks }), media: reader.media }
}

/** Elements inside each other. Pages of site builders have about forty. */
const DEEPEST = 300

/** Readers call themselves for what is inside an element. */
function refuseDeep(nodes: readonly AnyNode[]): void {
  let level: readonly AnyNode[] = nodes
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw textTooDeep({ most: DEEPEST })
    level = level.filter(isElement).flatMap(({ children }) => children)
  }
}

/** The document of a cell or field that has HTML or plain text. Lines of plain text stay. */
export function documentFromText(text: string): RichText {
  if (isHtml(text)) return documentFromHtml(text, { hasBlocks: false }).document
  const paragraphs = text.split(/\r?\n[ \t]*\r?\n/).filter((one) => one.trim() !== '')
  return cleanStructure({ type: 'doc', content: paragraphs.map(paragraphOf) })
}

function paragraphOf(text: string): RichNode {
  const lines = text.trim().split(/\r?\n/)
  const content = lines.flatMap((line, at): RichNode[] => {
    const written: RichNode[] = line.trim() ? [{ type: 'text', text: line.trim() }] : []
    return at > 0 ? [{ type: 'hardBreak' }, ...written] : written
  })
  return { type: 'paragraph', content }
}

/**
 * Gives blocks that wait for a file the one of the media library, by the address in the HTML. A block whose file is not there
 * becomes a link to its address, so that nothing is lost.
 */
export function placeMedia({ document, media }: ReadHtml, idOf: (address: string) => number | null): RichText {
  const wanted = new Map(media.map((one) => [one.block, one]))
  const place = (node: RichNode): RichNode => {
    const content = node.content?.map(place)
    const medium = node.type === 'block' ? wanted.get(blockOf(node).id) : undefined
    if (!medium) return content ? { ...node, content } : node
    const id = idOf(medium.address)
    if (id === null) return linkTo(medium)
    const { values, ...rest } = blockOf(node)
    const field = medium.type === 'image' ? 'picture' : 'video'
    return { type: 'block', attrs: { ...rest, values: { ...values, [field]: id } } }
  }
  return cleanStructure({ type: 'doc', content: document.content.map(place) })
}

function linkTo({ address, alt }: WantedMedium): RichNode {
  const text = alt || address.split('/').at(-1) || address
  return { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href: address } }] }] }
}
