import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import type { FieldContext } from '@vinejs/vine/types'

export interface UrlOptions extends FieldOptions {
  default?: string
  /** A path of the shop is accepted as well: `/en/shop`. */
  isLocal?: boolean
}

/** A web address. Only http and https: it is put into links. */
export const url = <const O extends UrlOptions>(options: O) => field<string, O>('url', options)

function isUrl(text: string, isLocal = false): boolean {
  if (isLocal && /^\/(?!\/)\S*$/.test(text)) return true
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

const mustBeUrl = vine.createRule((value: unknown, { isLocal }: { isLocal?: boolean }, context: FieldContext) => {
  if (context.isValid && !isUrl(String(value), isLocal)) context.report('core.validation.url', 'url', context)
})

export default fieldKind<UrlOptions, string>({
  name: 'url',
  stored: 'text',
  schema: ({ isLocal = false }) =>
    vine
      .string()
      .trim()
      .maxLength(2000)
      .use(mustBeUrl({ isLocal }))
      .use(described({ examples: ['https://example.org/'] })),
  column: (sql) => ({ type: 'text', sql }),
  empty: '',
  parse: (cell, { isLocal }) => (isUrl(cell, isLocal) ? cell : undefined),
  format: (value) => value,
})
