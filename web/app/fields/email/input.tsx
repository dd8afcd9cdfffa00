import { TextField } from '#web/admin/form/fields'
import { kitProps, type FieldInputProps } from '../field_props'

export function EmailInput(props: FieldInputProps) {
  return <TextField {...kitProps(props)} type="email" inputMode="email" maxLength={254} spellCheck={false} />
}
