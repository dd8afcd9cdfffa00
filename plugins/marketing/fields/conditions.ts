import vine from '@vinejs/vine'
import { CART_SUBJECTS, LINE_SUBJECTS, OPERATORS, type Conditions } from '#plugins/marketing/rules/cart_rule'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'

/** The conditions of a cart rule. Its input is in `web/resources/cart_rules`. */
export const conditions = <const O extends FieldOptions>(options: O) =>
  field<Conditions, O>('cart_rule_conditions', options)

const condition = () =>
  vine.object({
    subject: vine.enum([...CART_SUBJECTS, ...LINE_SUBJECTS]),
    attribute: vine.string().trim().maxLength(64).nullable().optional(),
    operator: vine.enum(OPERATORS),
    values: vine.array(vine.string().trim().maxLength(64)).maxLength(200),
  })

export default fieldKind<FieldOptions, Conditions>({
  name: 'cart_rule_conditions',
  stored: 'json',
  schema: () => vine.object({ match: vine.enum(['all', 'any'] as const), list: vine.array(condition()).maxLength(20) }),
  read: (stored) => JSON.parse(String(stored)) as Conditions,
  write: (value) => JSON.stringify(value),
  column: () => null,
  empty: { match: 'all', list: [] },
  isNeverNull: true,
  parse(cell) {
    try {
      return JSON.parse(cell) as Conditions
    } catch {
      return undefined
    }
  },
  format: (value) => JSON.stringify(value),
})
