import { useFormContext } from '#web/admin/form/form_context'
import { valueAt } from '#web/admin/form/paths'
import { option, type DescribedField, type FieldInputProps } from '../field_props'

export function GroupInput(props: FieldInputProps) {
  const { field, name, Fields } = props
  const { form } = useFormContext()
  const isNew = valueAt(form.values, name) === null
  return (
    <fieldset className="admin-group">
      <legend>{field.label}</legend>
      {field.help && <p className="admin-hint">{field.help}</p>}
      <div className="admin-fields">
        <Fields fields={option<DescribedField[]>(props, 'fields') ?? []} isNew={isNew} path={name} />
      </div>
    </fieldset>
  )
}
