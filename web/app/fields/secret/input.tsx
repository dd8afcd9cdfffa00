import { PasswordField } from '#web/admin/form/fields'
import { kitProps, type FieldInputProps } from '../field_props'

export function SecretInput(props: FieldInputProps) {
  return <PasswordField {...kitProps(props)} />
}
