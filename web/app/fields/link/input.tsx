import { Stack } from '@mantine/core'
import { useField } from '#web/admin/form/form_context'
import { LinkPicker } from '#web/links/link_picker'
import { addressOf } from '#web/links/link_address'
import { kitProps, type FieldInputProps } from '../field_props'

/** An address, or something of the shop. What is typed gets its scheme when the field is left. */
export function LinkInput(props: FieldInputProps) {
  const { name, label, help, required, disabled } = { help: undefined, ...kitProps(props) }
  const field = useField(name, label)
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <fieldset className="admin-group" onBlur={() => field.set(addressOf(value) ?? value)}>
      <legend>
        {label}
        {required && <span aria-hidden> *</span>}
      </legend>
      {help && <p className="admin-hint">{help}</p>}
      <Stack gap="xs">
        <LinkPicker
          id={field.id}
          value={value}
          onChange={field.set}
          error={field.error}
          readOnly={field.readOnly || disabled}
        />
      </Stack>
    </fieldset>
  )
}
