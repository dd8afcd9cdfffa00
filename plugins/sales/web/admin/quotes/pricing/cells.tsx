import { NumberInput } from '@mantine/core'
import { useCallback } from 'react'
import { useField } from '#web/admin/form/form_context'
import { useMoneyWriting } from '#web/admin/form/money_writing'
import { formatMoney } from '#web/lib/formats'
import { toMinor, toUnits } from '#web/lib/money'
import { useLocale } from '#web/lib/shell'

interface CellProps {
  /** Path in the form's values. */
  name: string
  /** Said aloud: the head of the column stands for it to the eye. */
  label: string
}

/** An amount in a table, kept in minor units. */
export function MoneyCell({ name, label, currency }: CellProps & { currency: string }) {
  const locale = useLocale()
  const display = useCallback(
    (value: unknown) => formatMoney(locale, { amount: Number(value), currency }),
    [locale, currency]
  )
  const field = useField(name, label, display)
  const writing = useMoneyWriting(currency)
  return (
    <NumberInput
      id={field.id}
      aria-label={label}
      error={field.error}
      readOnly={field.readOnly}
      min={0}
      hideControls
      {...writing}
      value={typeof field.value === 'number' ? toUnits(field.value, currency) : ''}
      onChange={(value) => field.set(toMinor(Number(value) || 0, currency))}
    />
  )
}

/** So many pieces in a table. */
export function PiecesCell({ name, label }: CellProps) {
  const field = useField(name, label)
  return (
    <NumberInput
      id={field.id}
      aria-label={label}
      error={field.error}
      readOnly={field.readOnly}
      min={1}
      max={100_000}
      allowDecimal={false}
      allowNegative={false}
      value={Number(field.value) || ''}
      onChange={(value) => field.set(Number(value) || 0)}
    />
  )
}
