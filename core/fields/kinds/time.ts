import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'

export interface TimeOptions extends FieldOptions {
  default?: string
}

/** A time of the day: `18:30`. */
export const time = <const O extends TimeOptions>(options: O) => field<string, O>('time', options)

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export default fieldKind<TimeOptions, string>({
  name: 'time',
  stored: 'code',
  schema: () =>
    vine
      .string()
      .trim()
      .regex(TIME)
      .use(described({ examples: ['18:30'] })),
  column: (sql) => ({ type: 'text', sql, sort: sql, filter: 'exact' }),
  empty: '',
  parse: (cell) => (TIME.test(cell) ? cell : undefined),
  format: (value) => value,
})
