import { TextField } from '#web/admin/form/fields'
import { kitProps, type FieldInputProps } from '../field_props'

export function TimeInput(props: FieldInputProps) {
  return <TextField {...kitProps(props)} type="time" />
}
