import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'

export interface ColourOptions extends FieldOptions {
  default?: string
}

/** A colour: `#7a182f`. */
export const colour = <const O extends ColourOptions>(options: O) => field<string, O>('colour', options)

const COLOUR = /^#[0-9a-f]{6}$/

export default fieldKind<ColourOptions, string>({
  name: 'colour',
  stored: 'code',
  schema() {
    const schema = vine
      .string()
      .trim()
      .regex(COLOUR)
      .use(described({ examples: ['#7a182f'] }))
    schema.parse((value) => (typeof value === 'string' ? value.toLowerCase() : value))
    return schema
  },
  column: (sql) => ({ type: 'text', sql, filter: 'exact' }),
  empty: '',
  parse: (cell) => (COLOUR.test(cell.toLowerCase()) ? cell.toLowerCase() : undefined),
  format: (value) => value,
})
