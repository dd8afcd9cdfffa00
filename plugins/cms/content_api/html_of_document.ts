import { MARK_TAGS } from '#core/rich_text/mark_tags'
import { blockOf, type RichNode } from '#core/rich_text/document'
import { escaped, htmlOfBlock, linked, type Addresses } from '#plugins/cms/content_api/html_of_block'
import type { ShownDocument } from '#core/rich_text/shown_document'

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

/** A prepared text as HTML for other programs, which have none of the shop's components. */
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
        return htmlOfBlock(blockOf(one), media, addresses)
      default:
        return marked(one, addresses)
    }
  }
  return nodes(content)
}

function marked({ text = '', marks = [] }: RichNode, addresses: Addresses): string {
  return marks.reduceRight((inside, { type, attrs }) => {
    const tag = MARK_TAGS[type]
    if (tag) return `<${tag}>${inside}</${tag}>`
    return attrs ? linked(attrs.href, inside, addresses) : inside
  }, escaped(text))
}

const span = (name: string, attrs: Record<string, unknown>): string =>
  Number(attrs[name]) > 1 ? ` ${name}="${Number(attrs[name])}"` : ''
