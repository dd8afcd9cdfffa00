import { ChoiceInput } from '#web/fields/choice/input'
import { option, type FieldInputProps } from '#web/fields/field_props'

/** The channel of a menu. With one channel there is nothing to choose. */
export default function ChannelInput(props: FieldInputProps) {
  return (option<unknown[]>(props, 'choices') ?? []).length > 1 ? <ChoiceInput {...props} /> : null
}
