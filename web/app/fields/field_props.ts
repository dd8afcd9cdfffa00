import type { ComponentType } from 'react'
import type { ResponseOf } from '#web/lib/registry'
import type { CellValue } from '#web/admin/table/list_types'

/** A field as the server describes it: a resource's, or one inside a group or repeater. */
export type DescribedField = Omit<
  ResponseOf<'platform.admin.resources.show'>['data']['fields'][number],
  'isReadOnly'
> & { isReadOnly?: boolean }

/** The props of every input. The value is in the surrounding form, at the path `name`. */
export interface FieldInputProps {
  field: Pick<DescribedField, 'label' | 'help' | 'options'>
  /** `title`, `title.fr_FR`, `items.0.title`. */
  name: string
  required: boolean
  disabled: boolean
  /** Inputs of other fields, for kinds that contain some. */
  Fields: ComponentType<FieldsProps>
}

export interface FieldsProps {
  fields: readonly DescribedField[]
  /** A new row: fixed fields can be set. */
  isNew: boolean
  /** Path of the values: empty for those of the form itself. */
  path?: string
}

export interface CellProps {
  value: CellValue
}

/** The props that the inputs of the form kit share. */
export function kitProps({ field: { label, help }, name, required, disabled }: FieldInputProps) {
  return { name, label, ...(help ? { help } : {}), required, disabled }
}

/** Language of the text in a field, by the end of its name: `title.fr_FR`. Undefined: it has none of its own. */
export const localeIn = (name: string): string | undefined => /\.([a-z]{2})_[A-Z]{2}(?:\.|$)/.exec(name)?.[1]

/** An option of the field's kind. */
export function option<T>({ field }: FieldInputProps, name: string): T | undefined {
  const value = (field.options as Record<string, unknown>)[name]
  return value === null ? undefined : (value as T | undefined)
}
