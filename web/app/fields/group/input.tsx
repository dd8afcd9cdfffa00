import { useField } from '#web/admin/form/form_context'
import { option, type DescribedField, type FieldInputProps } from '../field_props'

export function GroupInput(props: FieldInputProps) {
  const { field, name, Fields } = props
  const { id, value, error } = useField(name, field.label)
  return (
    <fieldset id={id} tabIndex={-1} className="admin-group">
      <legend>{field.label}</legend>
      {field.help && <p className="admin-hint">{field.help}</p>}
      {error && <p className="admin-field-error">{error}</p>}
      <div className="admin-fields">
        <Fields fields={option<DescribedField[]>(props, 'fields') ?? []} isNew={value === null} path={name} />
      </div>
    </fieldset>
  )
}
