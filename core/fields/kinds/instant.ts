import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { described } from '#core/http/described_fields'
import { writeInstant } from '#core/time/instant'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import type { FieldContext } from '@vinejs/vine/types'

export interface InstantOptions extends FieldOptions {
  default?: string
}

/** A moment in UTC: `2026-11-25T10:20:30.123Z`. */
export const instant = <const O extends InstantOptions>(options: O) => field<string, O>('instant', options)

function inUtc(text: string): string | undefined {
  const time = DateTime.fromISO(text, { zone: 'utc' })
  return /T/.test(text) && time.isValid ? writeInstant(time) : undefined
}

const isInstant = vine.createRule((value: unknown, _options: undefined, context: FieldContext) => {
  const found = typeof value === 'string' ? inUtc(value) : undefined
  if (found) context.mutate(found, context)
  else context.report('core.validation.date', 'date', context)
})

export default fieldKind<InstantOptions, string>({
  name: 'instant',
  stored: 'instant',
  unit: 'An instant in UTC.',
  schema: () =>
    vine
      .string()
      .use(isInstant())
      .use(described({ format: 'date-time', examples: ['2026-11-25T10:20:30.123Z'] })),
  column: (sql) => ({ type: 'instant', sql }),
  empty: null,
  parse: inUtc,
  format: (value) => value,
})
