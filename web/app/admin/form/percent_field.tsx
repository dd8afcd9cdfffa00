import { useCallback } from 'react'
import { useLocale } from '#web/lib/shell'
import { FigureInput } from './figure_input'
import { useField } from './form_context'
import { writeFigure } from './read_figure'
import { NOTHING, type FieldProps } from './fields'

/** A rate in basis points, displayed as a percentage. */
export function PercentField({ name, label, help, required = false, disabled = false }: FieldProps) {
  const locale = useLocale()
  const field = useField(
    name,
    label,
    useCallback(
      (value: unknown) => (typeof value === 'number' ? `${writeFigure(value, { locale, digits: 2 })}\u202f%` : ''),
      [locale]
    )
  )
  return (
    <FigureInput
      id={field.id}
      name={field.name}
      label={label}
      {...(help ? { description: help } : {})}
      error={field.error}
      readOnly={field.readOnly}
      {...(field.readOnly ? { placeholder: NOTHING } : {})}
      required={required}
      disabled={disabled}
      digits={2}
      unit="%"
      min={0}
      max={10_000}
      value={typeof field.value === 'number' ? field.value : null}
      onChange={field.set}
    />
  )
}
