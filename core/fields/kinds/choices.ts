import vine from '@vinejs/vine'
import { choiceSchema, columnChoices, labelledChoices, namedValues, type ChoiceList } from '#core/fields/choice_list'
import { field, type FieldOptions, type Field } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'

export interface ChoicesOptions extends FieldOptions {
  default?: readonly string[]
  choices: ChoiceList
  /** Another way to write a value, before it is checked: upper case. */
  normalise?: (value: string) => string
  /** Fewest values of a required field. Default 1. */
  min?: number
  /** Most values. Default 200. */
  max?: number
}

/** Several of several values, in the order in which they were chosen. */
export const choices = <const O extends ChoicesOptions>(options: O) =>
  field<string[], O>('choices', options) as Field<string[], O>

const SEPARATOR = '; '

export default fieldKind<ChoicesOptions, string[]>({
  name: 'choices',
  stored: 'json',
  schema({ choices: offered, normalise, required, min = 1, max = 200 }) {
    return vine
      .array(choiceSchema(offered, normalise))
      .distinct()
      .minLength(required ? min : 0)
      .maxLength(max)
  },
  read: (stored) => JSON.parse(String(stored)) as string[],
  write: (value) => JSON.stringify(value),
  // Between bars, as lists find several values: ["a","b"] → |a|b|.
  column: (sql, { choices: offered }) => ({
    type: 'choice',
    sql: `replace(replace(replace(replace(${sql}, '","', '|'), '["', '|'), '"]', '|'), '[]', '')`,
    isMany: true,
    choices: columnChoices(offered),
    sort: false,
  }),
  empty: [],
  isNeverNull: true,
  // What it does not offer is refused by the schema.
  parse: (cell) => cell.split(/\s*[;|]\s*/).filter(Boolean),
  format: (value) => value.join(SEPARATOR),
  problem: ({ choices: offered }) => (namedValues(offered)?.length === 0 ? 'it has no choices' : null),
  describe: async ({ choices: offered }, locale) => ({ choices: await labelledChoices(offered, locale) }),
})
