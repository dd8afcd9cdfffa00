import { parseDocument } from 'htmlparser2'
import { INLINE, UNREAD, isElement, nameOf } from '#core/rich_text/html_nodes'
import type { AnyNode, Element } from 'domhandler'

/** Deeper nested elements are read as text without lines: no mail that people write has them. */
const DEEPEST = 200

/** Elements in which programs put what was answered. */
const QUOTES = /(?:^|\s)(?:gmail_quote|yahoo_quoted|moz-cite-prefix|protonmail_quote)(?:\s|$)/

/** The words of a mail in HTML, line by line, without what it quotes. */
export function linesOfHtml(html: string): string {
  const written = linesOf(parseDocument(html).children, 0)
  return written
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\f\r]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function linesOf(nodes: readonly AnyNode[], depth: number): string {
  const parts: string[] = []
  for (const node of nodes) {
    // All that follows Outlook's line is the mail that was answered.
    if (isElement(node) && /^(?:divRplyFwdMsg|appendonsend)$/.test(node.attribs.id ?? '')) break
    parts.push(textOf(node, depth))
  }
  return parts.join('')
}

function textOf(node: AnyNode, depth: number): string {
  if (node.type === 'text') return node.data.replaceAll(/[ \t\n\r\f]+/g, ' ')
  if (!isElement(node) || depth > DEEPEST || UNREAD.has(nameOf(node)) || isQuote(node)) return ''
  const name = nameOf(node)
  if (name === 'br') return '\n'
  const inside = linesOf(node.children, depth + 1)
  if (name === 'li') return `\n- ${inside.trim()}`
  if (name === 'td' || name === 'th') return ` ${inside}`
  if (name === 'p') return `\n\n${inside}\n\n`
  return INLINE.has(name) ? inside : `\n${inside}\n`
}

function isQuote(element: Element): boolean {
  const isCited = nameOf(element) === 'blockquote' && element.attribs.type === 'cite'
  return isCited || QUOTES.test(element.attribs.class ?? '')
}
