import { blockOf, type RichMark, type RichNode } from '#core/rich_text/document'
import { mailHref, picturesOf, type MailBody } from '#core/mail/mail_nodes'

/** The plain text of a mail, paragraph by paragraph. */
export function mailText({ content, media }: MailBody): string {
  const blocks = (nodes: readonly RichNode[] = []): string =>
    nodes
      .map(block)
      .filter((text) => text !== '')
      .join('\n\n')

  const inline = (nodes: readonly RichNode[] = []): string =>
    nodes.map(({ type, text = '', marks }) => (type === 'hardBreak' ? '\n' : linked(text, marks))).join('')

  const linked = (text: string, marks: RichMark[] = []): string => {
    const href = marks.find(({ type }) => type === 'link')?.attrs?.href
    const address = href === undefined ? null : mailHref(href)
    return address === null || address === text ? text : `${text} (${address.replace(/^(?:mailto|tel):/, '')})`
  }

  const items = (nodes: readonly RichNode[] = [], sign: (at: number) => string): string =>
    nodes
      .map(({ content: item }, at) => `${sign(at)} ${indent(blocks(item), ' '.repeat(sign(at).length + 1))}`)
      .join('\n')

  const block = (node: RichNode): string => {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'codeBlock':
        return inline(node.content)
      case 'bulletList':
        return items(node.content, () => '-')
      case 'orderedList':
        return items(node.content, (at) => `${Number(node.attrs?.start ?? 1) + at}.`)
      case 'blockquote':
        return blocks(node.content).replaceAll(/^/gm, '> ')
      case 'horizontalRule':
        return '-'.repeat(40)
      case 'table':
        return (node.content ?? []).map(({ content: cells = [] }) => cells.map(cell).join(' | ')).join('\n')
      case 'block':
        return shownBlock(node)
      default:
        return blocks(node.content)
    }
  }

  const cell = ({ content: inside }: RichNode): string => blocks(inside).replaceAll(/\n+/g, ' ')

  const shownBlock = (node: RichNode): string => {
    const { name, values } = blockOf(node)
    const address = typeof values.link === 'string' ? mailHref(values.link) : null
    if (name === 'core.button') return address === null ? '' : `${String(values.text)}\n${address}`
    const named = picturesOf(values, media).map(({ alt }) => (alt === '' ? '' : `[${alt}]`))
    return [...named, String(values.caption ?? ''), address ?? ''].filter((line) => line !== '').join('\n')
  }

  return blocks(content)
}

const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)
