import vine from '@vinejs/vine'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { describeVariables, type FieldVariable } from '#core/fields/variables'
import { described } from '#core/http/described_fields'
import { printableRule } from '#core/print/printable_rule'

export interface TextOptions extends FieldOptions {
  default?: string
  /** Most characters. Default 255. */
  length?: number
  /** Fewest characters. */
  minLength?: number
  /** Form that the text must have. */
  pattern?: RegExp
  /** A text of that form, for the description of the API. */
  example?: string
  /** It stands on documents: their fonts must have all of its signs. */
  isPrinted?: boolean
  /** Another way to write it, before it is checked: upper case, a host without its protocol. */
  normalise?: (text: string) => string
  /** Variables that the text may hold: the input offers them in a menu. Hooks check the text. */
  variables?: readonly FieldVariable[]
}

/** A line of text. */
export const text = <const O extends TextOptions>(options: O) => field<string, O>('text', options)

const LENGTH = 255

export default fieldKind<TextOptions, string>({
  name: 'text',
  stored: 'text',
  schema({ length = LENGTH, minLength = 1, pattern, example, normalise, isPrinted }) {
    const schema = vine.string().trim().minLength(minLength).maxLength(length)
    if (normalise) schema.parse((value) => (typeof value === 'string' ? normalise(value) : value))
    if (isPrinted) schema.use(printableRule())
    if (example !== undefined) schema.use(described({ examples: [example] }))
    return pattern ? schema.regex(pattern) : schema
  },
  column: (sql, { filter }) => ({ type: 'text', sql, ...(filter === 'exact' ? { filter } : {}) }),
  empty: '',
  parse: (cell, { normalise }) => (normalise ? normalise(cell) : cell),
  format: (value) => value,
  describe: ({ length = LENGTH, variables }, locale) => ({ length, variables: describeVariables(variables, locale) }),
})
