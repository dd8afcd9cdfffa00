import { calendarDay } from '#core/http/described_fields'
import { DateTime } from 'luxon'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'

export interface DayOptions extends FieldOptions {
  default?: string
}

/** A calendar day: `2026-11-25`. */
export const day = <const O extends DayOptions>(options: O) => field<string, O>('day', options)

export default fieldKind<DayOptions, string>({
  name: 'day',
  stored: 'day',
  unit: 'A day.',
  schema: () => calendarDay(),
  read: String,
  column: (sql) => ({ type: 'day', sql }),
  empty: null,
  parse: (cell) => (/^\d{4}-\d\d-\d\d$/.test(cell) && DateTime.fromISO(cell).isValid ? cell : undefined),
  format: (value) => value,
})
