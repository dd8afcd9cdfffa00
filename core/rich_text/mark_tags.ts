import type { RichMark } from '#core/rich_text/document'

/** HTML elements of the marks that have no attributes. */
export const MARK_TAGS: Partial<Record<RichMark['type'], string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
}
