import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u
const TOP_LEVEL = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu

/**
 * Whether a text is an e-mail address: 6 to 254 characters, 64 before the sign, labels of 63, a top
 * level of 2 to 63 letters.
 */
export function isEmail(value: string): boolean {
  if (value.length < 6 || value.length > 254) return false
  const [local = '', domain = '', ...more] = value.split('@')
  if (more.length > 0 || local.length > 64 || !LOCAL.test(local)) return false
  const labels = domain.split('.')
  const top = labels.pop() ?? ''
  if (labels.length === 0 || !TOP_LEVEL.test(top)) return false
  return labels.every((label) => label.length <= 63 && LABEL.test(label))
}

/** The rule of `isEmail` for validators. */
export const emailRule = vine.createRule(
  (value: unknown, _options: undefined, field: FieldContext) => {
    if (typeof value === 'string' && isEmail(value)) return
    field.report('The {{ field }} field must be a valid email address', 'email', field)
  },
  { toJSONSchema: (schema) => Object.assign(schema, { format: 'email', examples: ['claire@exemple.fr'] }) }
)
