import { TextareaField } from '#web/admin/form/fields'
import { kitProps, option, type FieldInputProps } from '../field_props'

export function LongTextInput(props: FieldInputProps) {
  const { rows = 4, length = 10_000 } = { rows: option<number>(props, 'rows'), length: option<number>(props, 'length') }
  return <TextareaField {...kitProps(props)} rows={rows} maxLength={length} />
}
