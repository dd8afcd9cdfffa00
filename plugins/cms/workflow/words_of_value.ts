import { textOf } from '#core/rich_text/text_of'
import type { Field } from '#core/fields/field'
import type { RichText } from '#core/rich_text/document'

/** A value of a content as text, to be compared: of a group or a list, a line for each part. */
export function wordsOfValue({ kind }: Pick<Field, 'kind'>, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'rich_text') return textOf(value as RichText)
  return plain(value)
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(plain).join('\n')
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => [name, plain(part)] as const)
      .filter(([, text]) => text !== '' && text !== 'false')
      .map(([name, text]) => `${name}: ${text}`)
      .join('\n')
  }
  return String(value)
}
