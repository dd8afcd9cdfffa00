import { TextField } from '#web/admin/form/fields'
import { kitProps, option, type FieldInputProps } from '../field_props'

/** A code. One that is made from another field may stay empty in a new row. */
export function SlugInput(props: FieldInputProps) {
  return <TextField {...kitProps(props)} maxLength={option<number>(props, 'length') ?? 64} spellCheck={false} />
}
