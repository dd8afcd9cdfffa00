import { BooleanField } from '#web/admin/form/fields'
import { kitProps, type FieldInputProps } from '../field_props'

export function BooleanInput(props: FieldInputProps) {
  const { required: _, ...kit } = kitProps(props)
  return <BooleanField {...kit} />
}
