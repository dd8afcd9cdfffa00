import vine from '@vinejs/vine'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { LOCALES, isLocale, languageTag, type Locale } from '#core/i18n/locales'

export interface LocaleOptions extends FieldOptions {
  default?: Locale
}

/** A language of the product. */
export const locale = <const O extends LocaleOptions>(options: O) => field<Locale, O>('locale', options)

/** « français (fr_FR) », in the language asked for. */
const nameIn = (code: Locale, language: Locale) =>
  `${new Intl.DisplayNames([languageTag(language)], { type: 'language' }).of(code.slice(0, 2)) ?? code} (${code})`

const choices = LOCALES.map((code) => ({
  value: code,
  label: { fr_FR: nameIn(code, 'fr_FR'), en_GB: nameIn(code, 'en_GB') },
}))

export default fieldKind<LocaleOptions, Locale>({
  name: 'locale',
  stored: 'code',
  schema: () => vine.enum(LOCALES),
  column: (sql) => ({ type: 'choice', sql, choices }),
  empty: null,
  parse: (cell) => (isLocale(cell) ? cell : undefined),
  format: (value) => value,
  describe: (_options, language) => ({
    choices: choices.map(({ value, label }) => ({ value, label: label[language] })),
  }),
})
