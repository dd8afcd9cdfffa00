import { valueAt } from '#web/admin/form/paths'
import { useFormContext } from '#web/admin/form/form_context'
import { MoneyFieldInput } from '#web/fields/money/input'
import { PercentInput } from '#web/fields/percent/input'
import type { FieldInputProps } from '#web/fields/field_props'
import { useWords } from '#web/lib/i18n'

/** How much a rule takes off: a percentage or an amount, as its kind says. */
export default function AmountInput(props: FieldInputProps) {
  const t = useWords()
  const { form } = useFormContext()
  const kind = valueAt(form.values, 'kind')
  if (kind === 'none') return null
  const Input = kind === 'percent' ? PercentInput : MoneyFieldInput
  const label = t(kind === 'percent' ? 'marketing.discounts.percent' : 'marketing.discounts.amount')
  return <Input {...props} field={{ ...props.field, label, help: null }} required />
}
