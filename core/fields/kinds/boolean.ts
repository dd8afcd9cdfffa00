import vine from '@vinejs/vine'
import { field, type Field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'

export interface BooleanOptions extends FieldOptions {
  default?: boolean
}

/** Yes or no. It always has a value: a new row without one has the default, else no. */
export const boolean = <const O extends BooleanOptions>(options: O) =>
  field<boolean, O>('boolean', options) as Field<boolean, O>

const WORDS: Record<string, boolean> = { '1': true, 'true': true, 'yes': true, '0': false, 'false': false, 'no': false }

export default fieldKind<BooleanOptions, boolean>({
  name: 'boolean',
  stored: 'boolean',
  unit: 'True or false.',
  schema: () => vine.boolean(),
  read: Boolean,
  column: (sql) => ({ type: 'boolean', sql }),
  empty: false,
  isNeverNull: true,
  parse: (cell) => WORDS[cell.toLowerCase()],
  format: (value) => (value ? '1' : '0'),
})
