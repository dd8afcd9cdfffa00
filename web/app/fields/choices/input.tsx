import { MultiField } from '#web/admin/form/fields'
import { kitProps, option, type FieldInputProps } from '../field_props'

interface Choice {
  value: string
  label: string
}

export function ChoicesInput(props: FieldInputProps) {
  return <MultiField {...kitProps(props)} options={option<Choice[]>(props, 'choices') ?? []} />
}
