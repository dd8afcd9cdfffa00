import { ChoicesInput } from '#web/fields/choices/input'
import { option, type FieldInputProps } from '#web/fields/field_props'

/** The channels of a rule. With one channel there is nothing to choose. */
export default function ChannelsInput(props: FieldInputProps) {
  return (option<unknown[]>(props, 'choices') ?? []).length > 1 ? <ChoicesInput {...props} /> : null
}
