import type { RichNode, RichText } from '#core/rich_text/document'

export type { BlockAttributes, CalloutTone, RichMark, RichNode, RichText } from '#core/rich_text/document'
export type { BlockProps, ShownBlock, ShownDocument, ShownMedium } from '#core/rich_text/shown_document'

/** What the place of a block says about its look. */
export interface BlockStyle {
  /** Its first picture is the first of the page: it loads without waiting. */
  isEager?: boolean
}

export const HEADING_LEVELS = [2, 3, 4] as const

/** Whether there is nothing to read or see in it. */
export function isBlank({ content }: RichText): boolean {
  return content.every(({ type, content: inside = [] }) => type === 'paragraph' && inside.length === 0)
}

/** The words of a document, block by block. */
export function wordsOf(nodes: readonly RichNode[]): string {
  return nodes
    .map(({ text = '', content = [] }) => text + wordsOf(content))
    .filter(Boolean)
    .join(' ')
}

/** The document without attributes that are null: the editor has each attribute in each node, the stored document has none. */
export function withoutNulls(node: RichNode): RichNode {
  const { attrs, content, marks, ...rest } = node
  const kept = attrs && stripped(attrs)
  return {
    ...rest,
    ...(kept && Object.keys(kept).length > 0 ? { attrs: kept } : {}),
    ...(marks
      ? { marks: marks.map((mark) => (mark.attrs ? { ...mark, attrs: stripped({ ...mark.attrs }) } : mark)) }
      : {}),
    ...(content ? { content: content.map(withoutNulls) } : {}),
  } as RichNode
}

const stripped = (attributes: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined))
