import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'

/** A variable that a text may hold, such as `{{first_name}}`. */
export interface FieldVariable {
  name: string
  label: Label
  /** What it may look like. */
  example: Label
}

/** Variables as the menu of an input needs to know them. */
export const describeVariables = (variables: readonly FieldVariable[] = [], locale: Locale) =>
  variables.map(({ name, label, example }) => ({ text: `{{${name}}}`, label: label[locale], hint: example[locale] }))
