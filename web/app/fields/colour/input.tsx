import { ColorInput } from '@mantine/core'
import { useField } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import { kitProps, type FieldInputProps } from '../field_props'

export function ColourInput(props: FieldInputProps) {
  const t = useWords()
  const { name, label, required, disabled } = kitProps(props)
  const { id, value, set, error, readOnly } = useField(name, label)
  return (
    <ColorInput
      {...{ id, label, error, readOnly, required, disabled }}
      {...(props.field.help ? { description: props.field.help } : {})}
      format="hex"
      eyeDropperButtonProps={{ 'aria-label': t('admin.colour.pick', { label }) }}
      value={typeof value === 'string' ? value : ''}
      onChange={set}
    />
  )
}
