import vine from '@vinejs/vine'
import { MATCHES, type Conditions } from '#plugins/marketing/rules/cart_rule'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { readJsonCell } from '#plugins/marketing/fields/json_cell'

/** The conditions of a cart rule. Its input is in `web/resources/cart_rules`. */
export const conditions = <const O extends FieldOptions>(options: O) =>
  field<Conditions, O>('cart_rule_conditions', options)

/** Groups within the group are checked by the write, which knows the fields of each condition. */
export const conditionNode = () =>
  vine
    .object({
      kind: vine.string().maxLength(64).optional(),
      values: vine.object({}).allowUnknownProperties().optional(),
      match: vine.enum(MATCHES).optional(),
      list: vine.array(vine.object({}).allowUnknownProperties()).maxLength(MOST).optional(),
    })
    .allowUnknownProperties()

const MOST = 50

/** The outermost group. */
export const conditionsSchema = () =>
  vine.object({ match: vine.enum(MATCHES), list: vine.array(conditionNode()).maxLength(MOST) })

export default fieldKind<FieldOptions, Conditions>({
  name: 'cart_rule_conditions',
  stored: 'json',
  schema: conditionsSchema,
  read: (stored) => JSON.parse(String(stored)) as Conditions,
  write: (value) => JSON.stringify(value),
  column: () => null,
  empty: { match: 'all', list: [] },
  isNeverNull: true,
  parse: (cell) => readJsonCell<Conditions>(cell),
  format: (value) => JSON.stringify(value),
})
