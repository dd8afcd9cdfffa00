import { TextField } from '#web/admin/form/fields'
import { kitProps, option, type FieldInputProps } from '../field_props'

export function TextInput(props: FieldInputProps) {
  return <TextField {...kitProps(props)} maxLength={option<number>(props, 'length') ?? 255} />
}
