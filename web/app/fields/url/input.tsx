import { TextField } from '#web/admin/form/fields'
import { kitProps, type FieldInputProps } from '../field_props'

export function UrlInput(props: FieldInputProps) {
  return <TextField {...kitProps(props)} inputMode="url" maxLength={2000} spellCheck={false} />
}
