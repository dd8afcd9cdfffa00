import vine from '@vinejs/vine'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'

export interface LongTextOptions extends FieldOptions {
  default?: string
  /** Most characters. Default 10,000. */
  length?: number
  /** Lines of the empty input. Default 4. */
  rows?: number
}

/** Text of several lines. */
export const longText = <const O extends LongTextOptions>(options: O) => field<string, O>('long_text', options)

const LENGTH = 10_000

export default fieldKind<LongTextOptions, string>({
  name: 'long_text',
  stored: 'text',
  schema: ({ length = LENGTH }) => vine.string().trim().minLength(1).maxLength(length),
  column: (sql) => ({ type: 'text', sql, isShown: false }),
  empty: '',
  parse: (cell) => cell,
  format: (value) => value,
  describe: ({ length = LENGTH, rows = 4 }) => ({ length, rows }),
})
