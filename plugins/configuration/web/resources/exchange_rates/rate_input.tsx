import { DecimalField } from '#web/admin/form/fields'
import { kitProps, type FieldInputProps } from '#web/fields/field_props'

export default function RateInput(props: FieldInputProps) {
  return <DecimalField {...kitProps(props)} min={0} decimals={10} />
}
