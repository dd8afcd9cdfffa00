import { TextInput as Input } from '@mantine/core'
import { useField } from '#web/admin/form/form_context'
import { kitProps, type FieldInputProps } from '../field_props'

/** A day and a time of the reader's own clock; the value is in UTC. */
export function InstantInput(props: FieldInputProps) {
  const { name, label, required, disabled } = kitProps(props)
  const { id, value, set, error, readOnly } = useField(name, label)
  return (
    <Input
      type="datetime-local"
      {...{ id, label, error, readOnly, required, disabled }}
      {...(props.field.help ? { description: props.field.help } : {})}
      value={localText(value)}
      onChange={({ currentTarget }) =>
        set(currentTarget.value === '' ? null : new Date(currentTarget.value).toISOString())
      }
    />
  )
}

/** `2026-11-25T10:20` on the reader's clock, as the browser's input takes it. */
function localText(value: unknown): string {
  if (typeof value !== 'string' || value === '') return ''
  const time = new Date(value)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
