import { useCallback } from 'react'
import { FigureInput } from '#web/admin/form/figure_input'
import { useField, useMoneyField } from '#web/admin/form/form_context'
import { MoneyInput } from '#web/admin/form/money_input'
import { useLocale } from '#web/lib/shell'
import { writtenPercent } from '../../configuration/taxes/percent'

interface CellProps {
  /** Path in the form's values. */
  name: string
  /** Accessible name. The column head is the visible label. */
  label: string
}

/** An amount in a table, in minor units. */
export function MoneyCell({ name, label, currency }: CellProps & { currency: string }) {
  const field = useMoneyField(name, label, currency)
  return (
    <MoneyInput
      id={field.id}
      name={field.name}
      aria-label={label}
      error={field.error}
      readOnly={field.readOnly}
      currency={currency}
      isWatched={false}
      value={typeof field.value === 'number' ? field.value : null}
      onChange={(value) => field.set(value ?? 0)}
    />
  )
}

/** A percentage in a table, in basis points. */
export function PercentCell({ name, label }: CellProps) {
  const locale = useLocale()
  const display = useCallback((value: unknown) => writtenPercent(locale, Number(value)), [locale])
  const field = useField(name, label, display)
  return (
    <FigureInput
      id={field.id}
      name={field.name}
      aria-label={label}
      error={field.error}
      readOnly={field.readOnly}
      min={0}
      max={10_000}
      digits={2}
      unit="%"
      value={typeof field.value === 'number' ? field.value : null}
      onChange={(value) => field.set(value ?? 0)}
    />
  )
}

/** A quantity in a table. */
export function PiecesCell({ name, label }: CellProps) {
  const field = useField(name, label)
  return (
    <FigureInput
      id={field.id}
      name={field.name}
      aria-label={label}
      error={field.error}
      readOnly={field.readOnly}
      min={1}
      max={100_000}
      value={Number(field.value) || null}
      onChange={(value) => field.set(value ?? 0)}
    />
  )
}
