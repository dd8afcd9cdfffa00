import { PercentField } from '#web/admin/form/percent_field'
import { kitProps, type FieldInputProps } from '../field_props'

export function PercentInput(props: FieldInputProps) {
  return <PercentField {...kitProps(props)} />
}
