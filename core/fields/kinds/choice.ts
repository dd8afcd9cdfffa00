import { choiceSchema, columnChoices, labelledChoices, namedValues, type ChoiceList } from '#core/fields/choice_list'
import { field, type Field, type FieldOptions, type ValueWith } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'

export interface ChoiceOptions extends FieldOptions {
  default?: string
  choices: ChoiceList
  /** Another way to write a value, before it is checked: upper case. */
  normalise?: (value: string) => string
  /** Kinds of links whose things the values are, by their ids. Files for other shops have their codes instead. */
  refersTo?: readonly string[]
}

/** The values that the choices name; any text where they are read later. */
type Chosen<O extends ChoiceOptions> = O['choices'] extends () => unknown ? string : keyof O['choices'] & string

/** One of several values. */
export const choice = <const O extends ChoiceOptions>(options: O) =>
  field('choice', options) as Field<ValueWith<Chosen<O>, O>, O>

export default fieldKind<ChoiceOptions, string>({
  name: 'choice',
  stored: 'code',
  schema: ({ choices, normalise }) => choiceSchema(choices, normalise),
  column: (sql, { choices }) => ({ type: 'choice', sql, choices: columnChoices(choices) }),
  empty: null,
  // What it does not offer is refused by the schema.
  parse: (cell) => cell,
  format: (value) => value,
  problem: ({ choices }) => (namedValues(choices)?.length === 0 ? 'it has no choices' : null),
  describe: async ({ choices }, locale) => ({ choices: await labelledChoices(choices, locale) }),
})
