import { blockOf, type BlockValues, type RichMark, type RichNode } from '#core/rich_text/document'
import type { ShownDocument } from '#core/rich_text/shown_document'

const MARKS: Partial<Record<RichMark['type'], string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
}

/** Elements of nodes that have no attributes to show. */
const PLAIN: Partial<Record<RichNode['type'], string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
  columns: 'div',
  column: 'div',
  callout: 'aside',
}

/** Whole addresses: of a page by its path below the base path, and of a file by its path from the root of the host. */
export interface Addresses {
  page(path: string): string
  file(path: string): string
}

/**
 * A prepared text as HTML for other programs, which have none of the shop's components. Texts, links, lists, tables and
 * pictures are themselves; any other block is an empty element that names it: `<div data-block="catalogue.products">`.
 */
export function htmlOfDocument({ content, media }: ShownDocument, addresses: Addresses): string {
  const nodes = (all: readonly RichNode[]): string => all.map(node).join('')
  const node = (one: RichNode): string => {
    const { type, attrs = {}, content: inside = [] } = one
    const plain = PLAIN[type]
    if (plain) return `<${plain}>${nodes(inside)}</${plain}>`
    switch (type) {
      case 'heading':
        return `<h${Number(attrs.level)}>${nodes(inside)}</h${Number(attrs.level)}>`
      case 'codeBlock':
        return `<pre><code>${nodes(inside)}</code></pre>`
      case 'horizontalRule':
        return '<hr>'
      case 'hardBreak':
        return '<br>'
      case 'tableHeader':
      case 'tableCell': {
        const cell = type === 'tableHeader' ? 'th' : 'td'
        return `<${cell}${span('colspan', attrs)}${span('rowspan', attrs)}>${nodes(inside)}</${cell}>`
      }
      case 'block':
        return block(one)
      default:
        return marked(one, addresses)
    }
  }
  const block = (one: RichNode): string => {
    const { name, values } = blockOf(one)
    if (name === 'core.html') return textIn(values, 'html')
    const shown = name === 'core.image' ? media[String(values.picture)] : undefined
    if (shown?.type !== 'image') return `<div data-block="${escaped(name)}"></div>`
    const { url, width, height, alt } = shown.picture
    const words = textIn(values, 'alt') || alt
    return `<figure><img src="${escaped(addresses.file(url))}" width="${width}" height="${height}" alt="${escaped(words)}"></figure>`
  }
  return nodes(content)
}

function marked({ text = '', marks = [] }: RichNode, addresses: Addresses): string {
  return marks.reduceRight((inside, { type, attrs }) => {
    const tag = MARKS[type]
    if (tag) return `<${tag}>${inside}</${tag}>`
    if (!attrs) return inside
    const href = attrs.href.startsWith('/') ? addresses.page(attrs.href) : attrs.href
    return `<a href="${escaped(href)}">${inside}</a>`
  }, escaped(text))
}

const span = (name: string, attrs: Record<string, unknown>): string =>
  Number(attrs[name]) > 1 ? ` ${name}="${Number(attrs[name])}"` : ''

const textIn = (values: BlockValues, name: string): string => (typeof values[name] === 'string' ? values[name] : '')

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
