import { MARK_TAGS } from '#core/rich_text/mark_tags'
import { blockOf, type RichMark, type RichNode } from '#core/rich_text/document'
import { escapeHtml } from '#core/mail/escape_html'
import { mailHref, MAIL_BLOCKS, picturesOf, type MailBody } from '#core/mail/mail_nodes'
import type { MailColours } from '#core/mail/mail_look'

/** Font size by level of heading. */
const HEADINGS: Record<number, number> = { 2: 24, 3: 20, 4: 17 }

const BLOCKS: ReadonlySet<string> = new Set(MAIL_BLOCKS)

/**
 * The HTML of a mail's text. Styles stand in each element, as mail programs drop style sheets; the classes are for
 * the rules of a dark screen (`mail_layout.ts`). `hrefOf`: where a link leads; null: nowhere.
 */
export function mailHtml(
  { content, media }: MailBody,
  colours: MailColours,
  hrefOf: (href: string) => string | null = mailHref
): string {
  const { ink, line, muted, primary, primaryInk } = colours
  const inked = `color:${ink}`

  const blocks = (nodes: readonly RichNode[] = []): string => nodes.map(block).join('\n')

  const inline = (nodes: readonly RichNode[] = []): string =>
    nodes.map(({ type, text = '', marks = [] }) => (type === 'hardBreak' ? '<br>' : marked(text, marks))).join('')

  const marked = (text: string, marks: readonly RichMark[]): string =>
    marks.reduceRight((inside, { type, attrs }) => {
      const tag = MARK_TAGS[type]
      if (tag) return `<${tag}>${inside}</${tag}>`
      const address = attrs ? hrefOf(attrs.href) : null
      return address === null ? inside : anchor(address, inside)
    }, escapeHtml(text))

  const anchor = (address: string, inside: string): string =>
    `<a href="${escapeHtml(address)}" class="m-link" style="color:${primary};text-decoration:underline">${inside}</a>`

  const element = (tag: string, style: string, inside: string): string =>
    `<${tag} class="m-ink" style="${inked};${style}">${inside}</${tag}>`

  const cells = ({ content: row = [] }: RichNode): string => `<tr>${row.map(cell).join('')}</tr>`

  const cell = ({ type, attrs, content: inside }: RichNode): string => {
    const tag = type === 'tableHeader' ? 'th' : 'td'
    const spans = `colspan="${Number(attrs?.colspan ?? 1)}" rowspan="${Number(attrs?.rowspan ?? 1)}"`
    const style = `${inked};border:1px solid ${line};padding:6px 10px;text-align:left;vertical-align:top`
    return `<${tag} ${spans} class="m-ink m-line" style="${style}">${blocks(inside)}</${tag}>`
  }

  const block = (node: RichNode): string => {
    const { type, attrs, content: inside } = node
    switch (type) {
      case 'paragraph':
        return element('p', `margin:0 0 16px${aligned(attrs)}`, inline(inside))
      case 'heading': {
        const level = Number(attrs?.level ?? 2)
        const style = `margin:24px 0 12px;font-size:${HEADINGS[level] ?? 17}px;line-height:1.3${aligned(attrs)}`
        return element(`h${level}`, style, inline(inside))
      }
      case 'bulletList':
        return element('ul', 'margin:0 0 16px;padding-left:24px', blocks(inside))
      case 'orderedList':
        return `<ol start="${Number(attrs?.start ?? 1)}" class="m-ink" style="${inked};margin:0 0 16px;padding-left:28px">${blocks(inside)}</ol>`
      case 'listItem':
        return `<li>${blocks(inside)}</li>`
      case 'blockquote':
        return `<blockquote class="m-line" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${line}">${blocks(inside)}</blockquote>`
      case 'callout':
        return `<div class="m-line" style="margin:0 0 16px;padding:12px 16px 0;border:1px solid ${line}">${blocks(inside)}</div>`
      case 'codeBlock':
        return element('pre', 'margin:0 0 16px;white-space:pre-wrap;font:14px/1.5 monospace', inline(inside))
      case 'horizontalRule':
        return `<hr class="m-line" style="border:0;border-top:1px solid ${line};margin:24px 0">`
      case 'table':
        return `<table style="border-collapse:collapse;margin:0 0 16px">${(inside ?? []).map(cells).join('')}</table>`
      case 'block':
        return shownBlock(node)
      default:
        return blocks(inside)
    }
  }

  const shownBlock = (node: RichNode): string => {
    const { name, values } = blockOf(node)
    if (!BLOCKS.has(name)) return ''
    const address = typeof values.link === 'string' ? hrefOf(values.link) : null
    if (name === 'core.button')
      return address === null ? '' : button(address, String(values.text), values.align === 'center')
    const caption = typeof values.caption === 'string' ? values.caption : ''
    const small = `<p class="m-muted" style="margin:0 0 16px;color:${muted};font-size:14px">${escapeHtml(caption)}</p>`
    return picturesOf(values, media)
      .map(({ url, alt, width }) => {
        const image = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0">`
        return `<div style="margin:0 0 16px">${address === null ? image : anchor(address, image)}</div>`
      })
      .concat(caption === '' ? [] : [small])
      .join('\n')
  }

  /** A table, whose ground and padding every mail program shows. */
  const button = (address: string, words: string, isCentred: boolean): string => {
    const style = `display:inline-block;padding:12px 22px;color:${primaryInk};text-decoration:none;font-weight:bold`
    const link = `<a href="${escapeHtml(address)}" class="m-button-ink" style="${style}">${escapeHtml(words)}</a>`
    const align = isCentred ? ' align="center"' : ''
    return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${align} style="margin:8px 0 24px${isCentred ? ';margin-left:auto;margin-right:auto' : ''}"><tr><td class="m-button" bgcolor="${primary}" style="background-color:${primary};border-radius:4px">${link}</td></tr></table>`
  }

  return blocks(content)
}

function aligned(attrs: RichNode['attrs']): string {
  const align = attrs?.textAlign
  return typeof align === 'string' && /^(?:left|center|right|justify)$/.test(align) ? `;text-align:${align}` : ''
}
