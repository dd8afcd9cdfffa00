import { strictNumber } from '#core/http/strict_number'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { readUnits, rangeProblem } from '#core/fields/figures'
import { writeDecimal } from '#core/money/decimal'

export interface MoneyOptions extends FieldOptions {
  default?: number
  /** Code of ISO 4217, or the name of the field of the row that has it. Default: the shop's base currency. */
  currency?: string
  /** Least amount, in minor units. Default 0. */
  min?: number
  /** Greatest amount, in minor units. */
  max?: number
}

/** An amount in minor units. */
export const money = <const O extends MoneyOptions>(options: O) => field<number, O>('money', options)

const GREATEST = 999_999_999_999

export default fieldKind<MoneyOptions, number>({
  name: 'money',
  stored: 'bigint',
  unit: 'In minor units.',
  schema: ({ min = 0, max = GREATEST }) => strictNumber().withoutDecimals().range([min, max]),
  read: Number,
  // The resource's list names the currency: it may be that of another field.
  column: (sql) => ({ type: 'money', sql }),
  empty: null,
  parse: (cell, _options, digits) => readUnits(cell, digits),
  format: (value, _options, digits) => writeDecimal(value, digits),
  problem: rangeProblem,
  describe: ({ currency, min = 0, max }) => ({ currency, min, max }),
})
