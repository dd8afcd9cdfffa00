import { DayField } from '#web/admin/form/fields'
import { kitProps, type FieldInputProps } from '../field_props'

export function DayFieldInput(props: FieldInputProps) {
  return <DayField {...kitProps(props)} />
}
