import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { readUnits, rangeProblem } from '#core/fields/figures'
import { writeDecimal } from '#core/money/decimal'
import type { FieldContext } from '@vinejs/vine/types'

export interface PercentOptions extends FieldOptions {
  default?: number
  /** Least value, in hundredths of a percent. Default 0. */
  min?: number
  /** Greatest value, in hundredths of a percent. Default 10,000, which is 100 %. */
  max?: number
}

/** A percentage in hundredths of a percent: 550 is 5.5 %. */
export const percent = <const O extends PercentOptions>(options: O) => field<number, O>('percent', options)

const WHOLE = 10_000

/** Says the limits as people write percentages: they did not type hundredths. */
const withinPercents = vine.createRule(
  (value: unknown, limits: { min: number; max: number }, context: FieldContext) => {
    if (typeof value !== 'number' || (value >= limits.min && value <= limits.max)) return
    context.report('core.validation.percent_range', 'percentRange', context, {
      min: limits.min / 100,
      max: limits.max / 100,
    })
  }
)

export default fieldKind<PercentOptions, number>({
  name: 'percent',
  stored: 'integer',
  unit: 'In hundredths of a percent.',
  schema: ({ min = 0, max = WHOLE }) =>
    strictNumber().withoutDecimals().use(withinPercents({ min, max })).range([min, max]),
  read: Number,
  column: (sql) => ({ type: 'number', sql }),
  empty: null,
  parse: (cell) => readUnits(cell.replace(/\s*%$/, ''), 2),
  format: (value) => writeDecimal(value, 2),
  problem: rangeProblem,
  describe: ({ min = 0, max = WHOLE }) => ({ min, max }),
})
