import { Textarea } from '@mantine/core'
import { useField } from '#web/admin/form/form_context'
import { kitProps, type FieldInputProps } from '../field_props'

/** One text a line. */
export function LinesInput(props: FieldInputProps) {
  const { name, label, help, required, disabled } = kitProps(props)
  const { id, value, error, readOnly, set } = useField(name, label)
  return (
    <Textarea
      {...{ id, label, error, readOnly, required, disabled, description: help }}
      autosize
      minRows={2}
      maxRows={24}
      value={(value as string[]).join('\n')}
      onChange={({ currentTarget }) => set(currentTarget.value.split(/[\n,;]/))}
    />
  )
}
