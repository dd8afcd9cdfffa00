import type { DescribedField } from './field_props'

/** Whether a field has an input: its condition holds, and the field of the condition has an input too. */
export function isShown(
  { visibleWhen }: Pick<DescribedField, 'visibleWhen'>,
  fields: readonly DescribedField[],
  valueOf: (name: string) => unknown
): boolean {
  if (!visibleWhen) return true
  const { field: name, is } = visibleWhen
  const other = fields.find((field) => field.name === name)
  return is.includes(valueOf(name) as string | boolean) && (!other || isShown(other, fields, valueOf))
}
