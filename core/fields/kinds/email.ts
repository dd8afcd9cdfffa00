import vine from '@vinejs/vine'
import { foldEmail } from '#core/database/fold_email'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'

export interface EmailOptions extends FieldOptions {
  default?: string
}

/** An e-mail address in lower case. */
export const email = <const O extends EmailOptions>(options: O) => field<string, O>('email', options)

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/

export default fieldKind<EmailOptions, string>({
  name: 'email',
  stored: 'text',
  schema() {
    const schema = vine.string().trim().maxLength(254).email()
    schema.parse((value) => (typeof value === 'string' ? foldEmail(value) : value))
    return schema
  },
  column: (sql) => ({ type: 'text', sql }),
  empty: '',
  parse: (cell) => (EMAIL.test(cell) ? foldEmail(cell) : undefined),
  format: (value) => value,
})
