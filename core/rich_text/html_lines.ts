import { hrefKind } from '#core/rich_text/href'
import { INLINE, UNREAD, isElement, nameOf, styleOf } from '#core/rich_text/html_nodes'
import type { AnyNode, Element } from 'domhandler'
import type { MarkName, RichMark, RichNode } from '#core/rich_text/document'

const MARKS: Record<string, MarkName> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  dfn: 'italic',
  var: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sup: 'superscript',
  sub: 'subscript',
}

/** Whether a node stands in a line of text, with all that is in it. */
export function isInline(node: AnyNode): boolean {
  if (node.type === 'text') return true
  if (!isElement(node)) return false
  return (
    INLINE.has(nameOf(node)) &&
    node.children.every((child) => !isElement(child) || UNREAD.has(nameOf(child)) || isInline(child))
  )
}

/** Text with marks and line breaks. Spaces are as browsers show them; no-break spaces stay. */
export function lineOf(nodes: readonly AnyNode[]): RichNode[] {
  return trimmed(nodes.flatMap((node) => inlineNodes(node, [])))
}

function inlineNodes(node: AnyNode, marks: readonly RichMark[]): RichNode[] {
  if (node.type === 'text') {
    const text = node.data.replaceAll(/[ \t\n\r\f]+/g, ' ')
    return text ? [marks.length > 0 ? { type: 'text', text, marks: [...marks] } : { type: 'text', text }] : []
  }
  if (!isElement(node) || UNREAD.has(nameOf(node)) || isWordMarker(node)) return []
  if (nameOf(node) === 'br') return [{ type: 'hardBreak' }]
  const within = withMarks(node, marks)
  return node.children.flatMap((child) => inlineNodes(child, within))
}

/** The bullet or number that Word writes into the text of an item. */
export const isWordMarker = (node: Element): boolean => styleOf(node, 'mso-list') === 'ignore'

function withMarks(node: Element, marks: readonly RichMark[]): RichMark[] {
  const added = [...marks]
  const add = (mark: RichMark) => {
    const at = added.findIndex(({ type }) => type === mark.type)
    if (at >= 0) added.splice(at, 1)
    added.push(mark)
  }
  const weight = styleOf(node, 'font-weight')
  const named = MARKS[nameOf(node)]
  // Texts copied from Google Docs stand in `<b style="font-weight:normal">`.
  if (named && !(named === 'bold' && ['normal', '400'].includes(weight))) add({ type: named })
  if (/^(?:bold|[6-9]00)/.test(weight)) add({ type: 'bold' })
  if (styleOf(node, 'font-style') === 'italic') add({ type: 'italic' })
  const decoration = styleOf(node, 'text-decoration') || styleOf(node, 'text-decoration-line')
  if (nameOf(node) !== 'a' && decoration.includes('underline')) add({ type: 'underline' })
  if (decoration.includes('line-through')) add({ type: 'strike' })
  const align = styleOf(node, 'vertical-align')
  if (align === 'super') add({ type: 'superscript' })
  if (align === 'sub') add({ type: 'subscript' })
  const href = nameOf(node) === 'a' ? (node.attribs.href ?? '').trim() : ''
  if (href && hrefKind(href) !== null) {
    add({ type: 'link', attrs: node.attribs.target === '_blank' ? { href, target: '_blank' } : { href } })
  }
  return added
}

/** Without spaces at the ends of lines, and with one between words. */
function trimmed(nodes: readonly RichNode[]): RichNode[] {
  const kept: RichNode[] = []
  for (const node of nodes) {
    const last = kept.at(-1)
    const isAtStart = !last || last.type === 'hardBreak' || last.text?.endsWith(' ')
    const text = node.type === 'text' && isAtStart ? node.text?.replace(/^ +/, '') : node.text
    if (node.type === 'hardBreak' && last?.text?.endsWith(' ')) trimEnd(kept)
    if (node.type !== 'text') kept.push(node)
    else if (text) kept.push({ ...node, text })
  }
  while (kept.at(-1)?.type === 'hardBreak' || kept.at(-1)?.text?.endsWith(' ')) {
    if (kept.at(-1)?.type === 'hardBreak') kept.pop()
    else trimEnd(kept)
  }
  while (kept[0]?.type === 'hardBreak') kept.shift()
  return joined(kept)
}

function trimEnd(nodes: RichNode[]): void {
  const last = nodes.pop()
  const text = last?.text?.replace(/ +$/, '')
  if (last && text) nodes.push({ ...last, text })
}

/** Neighbours with the same marks become one text. */
function joined(nodes: readonly RichNode[]): RichNode[] {
  const kept: RichNode[] = []
  for (const node of nodes) {
    const last = kept.at(-1)
    const isSame =
      last?.type === 'text' && node.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(node.marks)
    if (isSame && last) last.text = `${last.text ?? ''}${node.text ?? ''}`
    else kept.push({ ...node })
  }
  return kept
}
