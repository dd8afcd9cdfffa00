import { MoneyField } from '#web/admin/form/fields'
import { useFormContext } from '#web/admin/form/form_context'
import { valueAt } from '#web/admin/form/paths'
import { useShell } from '#web/lib/shell'
import { kitProps, option, type FieldInputProps } from '../field_props'

/** An amount in the currency of the definition, of another field of the row, or of the shop. */
export function MoneyFieldInput(props: FieldInputProps) {
  const { form } = useFormContext()
  const { currency: shown } = useShell()
  const named = option<string>(props, 'currency')
  const chosen = named ? valueAt(form.values, named) : undefined
  const currency = typeof chosen === 'string' && chosen ? chosen : (named ?? shown)
  return <MoneyField {...kitProps(props)} currency={currency} />
}
