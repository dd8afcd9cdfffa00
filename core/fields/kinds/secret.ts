import vine from '@vinejs/vine'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'

export interface SecretOptions extends FieldOptions {
  /** Most characters. Default 255. */
  length?: number
}

/** A password or a key: written and never shown again. An empty input keeps the one that is there. */
export const secret = <const O extends SecretOptions>(options: O) =>
  field<string, O & { writeOnly: true }>('secret', { ...options, writeOnly: true })

export default fieldKind<SecretOptions, string>({
  name: 'secret',
  stored: 'text',
  // Blanks at its ends belong to a password.
  schema: ({ length = 255 }) => vine.string().minLength(1).maxLength(length),
  column: () => null,
  empty: '',
  parse: () => undefined,
  format: () => '',
})
