import { field, type Field, type FieldOptions, type Fields, type ValuesOf, type ValueWith } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { describeFields, objectSchema, fieldProblems } from '#core/fields/nested'

export interface GroupOptions extends FieldOptions {
  fields: Fields
}

/** Fields that belong together, stored as JSON in one column. */
export const group = <const O extends GroupOptions>(options: O) =>
  field('group', options) as Field<ValueWith<ValuesOf<O['fields']>, O>, O>

export default fieldKind<GroupOptions, Record<string, unknown>>({
  name: 'group',
  stored: 'json',
  schema: ({ fields }, kinds) => objectSchema(fields, kinds),
  read: (stored) => JSON.parse(String(stored)) as Record<string, unknown>,
  write: (value) => JSON.stringify(value),
  column: () => null,
  empty: null,
  parse(cell) {
    try {
      const value: unknown = JSON.parse(cell)
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
    } catch {
      return undefined
    }
  },
  format: (value) => JSON.stringify(value),
  problem: ({ fields }) => fieldProblems(fields),
  describe: async ({ fields }, locale, kinds) => ({ fields: await describeFields(fields, locale, kinds) }),
})
