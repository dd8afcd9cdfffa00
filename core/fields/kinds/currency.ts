import vine from '@vinejs/vine'
import { currenciesIn } from '#core/i18n/currencies'
import { described } from '#core/http/described_fields'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { isCurrency } from '#core/money/currency'
import type { FieldContext } from '@vinejs/vine/types'

export interface CurrencyOptions extends FieldOptions {
  default?: string
}

/** A currency, by its three letters of ISO 4217. */
export const currency = <const O extends CurrencyOptions>(options: O) => field<string, O>('currency', options)

const mustBeCurrency = vine.createRule((value: unknown, _options: undefined, context: FieldContext) => {
  if (context.isValid && !isCurrency(String(value))) context.report('core.validation.enum', 'enum', context)
})

export default fieldKind<CurrencyOptions, string>({
  name: 'currency',
  stored: 'code',
  schema: () =>
    vine
      .string()
      .trim()
      .toUpperCase()
      .fixedLength(3)
      .use(mustBeCurrency())
      .use(described({ examples: ['EUR'] })),
  column: (sql) => ({ type: 'text', sql }),
  empty: null,
  parse: (cell) => (isCurrency(cell.toUpperCase()) ? cell.toUpperCase() : undefined),
  format: (value) => value,
  describe: (_options, locale) => ({
    choices: currenciesIn(locale).map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  }),
})
