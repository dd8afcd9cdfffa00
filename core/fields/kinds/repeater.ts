import vine from '@vinejs/vine'
import { field, type Field, type FieldOptions, type Fields, type ValuesOf } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { describeFields, objectSchema, fieldProblems } from '#core/fields/nested'

export interface RepeaterOptions extends FieldOptions {
  /** Fields of each item. */
  fields: Fields
  /** Fewest items of a required field. Default 1. */
  min?: number
  /** Most items. Default 200. */
  max?: number
}

/** Items with the same fields, in order, stored as JSON in one column. */
export const repeater = <const O extends RepeaterOptions>(options: O) =>
  field('repeater', options) as Field<ValuesOf<O['fields']>[], O>

const MOST = 200

export default fieldKind<RepeaterOptions, Record<string, unknown>[]>({
  name: 'repeater',
  stored: 'json',
  schema: ({ fields, required = false, min = 1, max = MOST }, kinds) =>
    vine
      .array(objectSchema(fields, kinds))
      .minLength(required ? min : 0)
      .maxLength(max),
  read: (stored) => JSON.parse(String(stored)) as Record<string, unknown>[],
  write: (value) => JSON.stringify(value),
  column: () => null,
  empty: [],
  isNeverNull: true,
  parse(cell) {
    try {
      const value: unknown = JSON.parse(cell)
      return Array.isArray(value) ? (value as Record<string, unknown>[]) : undefined
    } catch {
      return undefined
    }
  },
  format: (value) => JSON.stringify(value),
  problem: ({ fields }) => fieldProblems(fields),
  describe: async ({ fields, max = MOST }, locale, kinds) => ({
    fields: await describeFields(fields, locale, kinds),
    max,
  }),
})
