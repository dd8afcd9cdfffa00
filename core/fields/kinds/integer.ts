import { strictNumber } from '#core/http/strict_number'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { readWhole, rangeProblem } from '#core/fields/figures'
import type { Label } from '#core/i18n/label'

export interface IntegerOptions extends FieldOptions {
  default?: number | 'next'
  /** Least value. Default −2³¹. */
  min?: number
  /** Greatest value. Default 2³¹ − 1. */
  max?: number
  /** Shown behind the figure: « ml ». */
  unit?: Label
  /** Decimals of the input: with 3, 1250 is typed as 1.250. Default 0. */
  digits?: number
}

/** A whole number. The default `next` is one more than the greatest of the table. */
export const integer = <const O extends IntegerOptions>(options: O) => field<number, O>('integer', options)

const LEAST = -(2 ** 31)
const GREATEST = 2 ** 31 - 1

export default fieldKind<IntegerOptions, number>({
  name: 'integer',
  stored: 'integer',
  unit: ({ digits, unit }) =>
    digits ? `A whole number: ${10 ** digits} is 1 ${unit?.en_GB ?? ''}.` : 'A whole number.',
  schema: ({ min = LEAST, max = GREATEST }) => strictNumber().withoutDecimals().range([min, max]),
  read: Number,
  column: (sql) => ({ type: 'number', sql }),
  empty: null,
  parse: readWhole,
  format: String,
  problem: rangeProblem,
  describe: ({ min, max, unit, digits }, locale) => ({ min, max, unit: unit?.[locale], digits }),
})
