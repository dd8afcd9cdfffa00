import { SelectField } from '#web/admin/form/fields'
import { kitProps, option, type FieldInputProps } from '../field_props'

interface Choice {
  value: string
  label: string
}

export function ChoiceInput(props: FieldInputProps) {
  return <SelectField {...kitProps(props)} options={option<Choice[]>(props, 'choices') ?? []} />
}
