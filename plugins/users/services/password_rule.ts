import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import type { PersonKind } from '#core/identity/person'

const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u]

/** Longer passwords are refused before they are hashed: hashing must not become a denial of service. */
export const LONGEST_PASSWORD = 256

/** As many characters as a password has at least: whoever comes in by one of staff reaches everybody's data. */
export const SHORTEST_PASSWORD: Record<PersonKind, number> = { customer: 8, staff: 12 }

/** Whether a password has its length, an upper-case and a lower-case letter, a digit and a sign. */
export function isStrongPassword(value: string, kind: PersonKind = 'customer'): boolean {
  const { length } = [...value]
  if (value.includes('\0')) return false
  return length >= SHORTEST_PASSWORD[kind] && length <= LONGEST_PASSWORD && CLASSES.every((each) => each.test(value))
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
