import type { AnyNode, Element } from 'domhandler'

/** A name without the namespace that Word puts before its own: `o:p`. */
export const nameOf = ({ name }: Element): string => name.toLowerCase()

export const isElement = (node: AnyNode): node is Element =>
  node.type === 'tag' || node.type === 'style' || node.type === 'script'

/** A property of a style attribute, in lower case; else empty. */
export function styleOf({ attribs }: Element, property: string): string {
  const pattern = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i')
  return (pattern.exec(attribs.style ?? '')?.[1] ?? '').trim().toLowerCase()
}

/** Elements whose content nobody reads. */
export const UNREAD = new Set([
  'script',
  'style',
  'head',
  'title',
  'meta',
  'link',
  'template',
  'noscript',
  'textarea',
  'select',
  'option',
  'button',
  'input',
  'svg',
  'math',
  'object',
  'embed',
  'base',
])

/** Elements that stand in a line of text. Others begin a new paragraph. */
export const INLINE = new Set([
  ...[
    'a',
    'abbr',
    'acronym',
    'b',
    'bdi',
    'bdo',
    'big',
    'br',
    'cite',
    'code',
    'del',
    'dfn',
    'em',
    'font',
    'i',
    'ins',
    'kbd',
    'label',
  ],
  ...[
    'mark',
    'q',
    's',
    'samp',
    'small',
    'span',
    'strike',
    'strong',
    'sub',
    'sup',
    'time',
    'tt',
    'u',
    'var',
    'wbr',
    'o:p',
    'st1:personname',
  ],
])

/** The text of an element with all that is in it. */
export function plainText(node: AnyNode): string {
  if (node.type === 'text') return node.data
  if (!isElement(node) || UNREAD.has(nameOf(node))) return ''
  if (nameOf(node) === 'br') return '\n'
  return node.children.map(plainText).join('')
}

/** The first element of one of these names, in the order of reading. */
export function firstElement(nodes: readonly AnyNode[], names: readonly string[]): Element | null {
  for (const node of nodes) {
    if (!isElement(node)) continue
    if (names.includes(nameOf(node))) return node
    const inside = firstElement(node.children, names)
    if (inside) return inside
  }
  return null
}
