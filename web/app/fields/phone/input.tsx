import { TextField } from '#web/admin/form/fields'
import { kitProps, type FieldInputProps } from '../field_props'

export function PhoneInput(props: FieldInputProps) {
  return <TextField {...kitProps(props)} type="tel" inputMode="tel" maxLength={32} />
}
