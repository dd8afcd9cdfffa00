import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { plainDecimal, rangeProblem } from '#core/fields/figures'
import type { FieldContext } from '@vinejs/vine/types'
import type { Label } from '#core/i18n/label'

export interface DecimalOptions extends FieldOptions {
  default?: string
  /** Most decimals. Default 2. */
  digits?: number
  min?: number
  max?: number
  unit?: Label
}

/** A number with decimals. It is text, so that no digit is lost: "1.0834". */
export const decimal = <const O extends DecimalOptions>(options: O) => field<string, O>('decimal', options)

const DIGITS = 2

const isInRange = vine.createRule((value: unknown, { min, max }: DecimalOptions, context: FieldContext) => {
  if (!context.isValid) return
  if (min !== undefined && Number(value) < min) context.report('core.validation.min', 'min', context, { min })
  if (max !== undefined && Number(value) > max) context.report('core.validation.max', 'max', context, { max })
})

export default fieldKind<DecimalOptions, string>({
  name: 'decimal',
  stored: 'text',
  unit: 'A number as text, so that no digit is lost.',
  schema(options) {
    const { digits = DIGITS } = options
    const schema = vine
      .string()
      .regex(digits > 0 ? new RegExp(`^-?\\d{1,15}(\\.\\d{1,${digits}})?$`) : /^-?\d{1,15}$/)
      .use(isInRange(options))
      .use(described({ examples: [digits > 0 ? '1.5' : '1'] }))
    schema.parse((value) =>
      typeof value === 'string' || typeof value === 'number' ? (plainDecimal(String(value), digits) ?? value) : value
    )
    return schema
  },
  read: String,
  column: (sql) => ({ type: 'text', sql, sort: `cast(${sql} as numeric)`, filter: 'exact' }),
  empty: '',
  parse: (cell, { digits = DIGITS }) => plainDecimal(cell, digits),
  format: (value) => value,
  problem: rangeProblem,
  describe: ({ digits = DIGITS, min, max, unit }, locale) => ({ digits, min, max, unit: unit?.[locale] }),
})
