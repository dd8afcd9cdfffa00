import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'

export interface SlugOptions extends FieldOptions {
  default?: string
  /** Field that it is made from where a row gives none. */
  from?: string
  /** Most characters. Default 64. */
  length?: number
  /** Form that it must have. Default: letters and digits, with single hyphens or underscores between. */
  pattern?: RegExp
}

/** A code for addresses and programs: lower case letters, digits, hyphens and underscores. */
export const slug = <const O extends SlugOptions>(options: O) => field<string, O>('slug', options)

const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/

const LENGTH = 64

/** The first that has the form of the field. */
const EXAMPLES = ['red-wines', 'red_wines']

export default fieldKind<SlugOptions, string>({
  name: 'slug',
  stored: 'code',
  schema: ({ length = LENGTH, pattern = SLUG }) =>
    vine
      .string()
      .trim()
      .maxLength(length)
      .regex(pattern)
      .use(described({ examples: EXAMPLES.filter((one) => pattern.test(one)).slice(0, 1) })),
  column: (sql, { filter }) => ({ type: 'text', sql, ...(filter === 'exact' ? { filter } : {}) }),
  empty: '',
  parse: (cell, { pattern = SLUG }) => (pattern.test(cell) ? cell : undefined),
  format: (value) => value,
  describe: ({ length = LENGTH, from }) => ({ length, from }),
})
