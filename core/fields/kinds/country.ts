import vine from '@vinejs/vine'
import { countriesIn, isCountry } from '#core/i18n/countries'
import { described } from '#core/http/described_fields'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { LOCALES } from '#core/i18n/locales'
import type { Choice } from '#core/lists/list'
import type { FieldContext } from '@vinejs/vine/types'

export interface CountryOptions extends FieldOptions {
  default?: string
}

/** A country or territory, by its two letters of ISO 3166. */
export const country = <const O extends CountryOptions>(options: O) => field<string, O>('country', options)

const mustBeCountry = vine.createRule((value: unknown, _options: undefined, context: FieldContext) => {
  if (context.isValid && !isCountry(String(value))) context.report('core.validation.enum', 'enum', context)
})

let all: Choice[] | null = null

/** All countries, for fields that take several. */
export function countryChoices(): Promise<Choice[]> {
  all ??= countriesIn(LOCALES[0]).map(({ code, name }) => {
    const english = countriesIn('en_GB').find((other) => other.code === code)?.name
    return { value: code, label: { fr_FR: name, en_GB: english ?? name } }
  })
  return Promise.resolve(all)
}

export default fieldKind<CountryOptions, string>({
  name: 'country',
  stored: 'code',
  schema: () =>
    vine
      .string()
      .trim()
      .toUpperCase()
      .fixedLength(2)
      .use(mustBeCountry())
      .use(described({ examples: ['FR'] })),
  column: (sql) => ({ type: 'choice', sql, choices: countryChoices }),
  empty: null,
  parse: (cell) => (isCountry(cell.toUpperCase()) ? cell.toUpperCase() : undefined),
  format: (value) => value,
  describe: (_options, locale) => ({
    choices: countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
  }),
})
