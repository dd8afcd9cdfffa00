import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u]

/** Longer ones are refused before they are hashed: hashing must not become a way to keep us busy. */
export const LONGEST_PASSWORD = 256

/** Whether a password has 8 characters, an upper-case and a lower-case letter, a digit and a sign. */
export function isStrongPassword(value: string): boolean {
  const { length } = [...value]
  if (value.includes('\0')) return false
  return length >= 8 && length <= LONGEST_PASSWORD && CLASSES.every((kind) => kind.test(value))
}

/** What the description of the API says of a password. */
export const A_PASSWORD = { minLength: 8, examples: ['Vendange-Tardive-31'] }

/** The rule of `isStrongPassword` for validators. */
export const passwordRule = vine.createRule(
  (value: unknown, _options: undefined, field: FieldContext) => {
    if (typeof value === 'string' && isStrongPassword(value)) return
    field.report('users.validation.password', 'users.password', field)
  },
  { toJSONSchema: (schema) => Object.assign(schema, A_PASSWORD) }
)
