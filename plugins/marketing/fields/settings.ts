import vine from '@vinejs/vine'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { readJsonCell } from '#plugins/marketing/fields/json_cell'

/** The values of what a cart rule gives. Its input, in `web/resources/cart_rules`, has the fields of the chosen action. */
export const ruleSettings = <const O extends FieldOptions>(options: O) =>
  field<Record<string, unknown>, O>('cart_rule_settings', options)

export default fieldKind<FieldOptions, Record<string, unknown>>({
  name: 'cart_rule_settings',
  stored: 'json',
  // The write checks them by the fields of the action.
  schema: () => vine.object({}).allowUnknownProperties(),
  read: (stored) => JSON.parse(String(stored)) as Record<string, unknown>,
  write: (value) => JSON.stringify(value),
  column: (sql) => ({ type: 'text', sql, sort: false, filter: false }),
  empty: {},
  isNeverNull: true,
  parse: (cell) => readJsonCell(cell),
  format: (value) => JSON.stringify(value),
})
