import vine from '@vinejs/vine'
import type { Choice } from '#core/lists/list'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'

/** What may be chosen: labels by value, or a function that reads them, such as the carriers of plugins. */
export type ChoiceList<Value extends string = string> =
  Readonly<Record<Value, Label | string>> | (() => Promise<readonly Choice[]>)

/** The values that a definition names; null: they are read when they are needed. */
export function namedValues(choices: ChoiceList): string[] | null {
  return typeof choices === 'function' ? null : Object.keys(choices)
}

/** The schema of one value. */
export function choiceSchema(choices: ChoiceList, normalise?: (value: string) => string) {
  const values = namedValues(choices)
  const schema = values ? vine.enum(values) : vine.string().trim().maxLength(64)
  if (normalise) schema.parse((value) => (typeof value === 'string' ? normalise(value) : value))
  return schema
}

/** The choices of a list's column. */
export function columnChoices(choices: ChoiceList): readonly Choice[] | (() => Promise<readonly Choice[]>) {
  if (typeof choices === 'function') return choices
  return Object.entries(choices).map(([value, label]) => ({ value, label }))
}

/** Values with their labels, for an input. */
export async function labelledChoices(
  choices: ChoiceList,
  locale: Locale
): Promise<{ value: string; label: string }[]> {
  const all = typeof choices === 'function' ? await choices() : columnChoices(choices)
  return (all as readonly Choice[]).map(({ value, label }) => ({
    value,
    label: typeof label === 'string' ? label : label[locale],
  }))
}
