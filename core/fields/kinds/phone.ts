import vine from '@vinejs/vine'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'

export interface PhoneOptions extends FieldOptions {
  default?: string
}

/** A telephone number as people write it. */
export const phone = <const O extends PhoneOptions>(options: O) => field<string, O>('phone', options)

/** Between 4 and 15 digits, as E.164 has at most, with what people write between them. */
const PHONE = /^\+?(?:[\s().\-/]*\d){4,15}$/

export default fieldKind<PhoneOptions, string>({
  name: 'phone',
  stored: 'text',
  schema: () => vine.string().trim().maxLength(32).regex(PHONE),
  column: (sql) => ({ type: 'text', sql }),
  empty: '',
  parse: (cell) => (PHONE.test(cell) ? cell : undefined),
  format: (value) => value,
})
