import { useCallback } from 'react'
import { useLocale } from '#web/lib/shell'
import { FigureInput } from './figure_input'
import { useField } from './form_context'
import { writeWithUnit } from './read_figure'
import { NOTHING, type FieldProps } from './fields'

interface UnitsProps extends FieldProps {
  /** Decimals: the value counts units of the last one. */
  digits: number
  unit?: string
  min?: number
  max?: number
}

/** A whole number of small units, typed and displayed in large ones: grams as kilograms. */
export function UnitsField(props: UnitsProps) {
  const { name, label, help, required = false, disabled = false, digits, unit = '', min, max } = props
  const locale = useLocale()
  const display = useCallback(
    (value: unknown) => (typeof value === 'number' ? writeWithUnit(value, { locale, digits, unit }) : ''),
    [locale, digits, unit]
  )
  const field = useField(name, label, display)
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
      digits={digits}
      unit={unit}
      min={min}
      max={max}
      value={typeof field.value === 'number' ? field.value : null}
      onChange={field.set}
    />
  )
}

/** A rate in basis points, displayed as a percentage. */
export function PercentField(props: FieldProps) {
  return <UnitsField {...props} digits={2} unit="%" min={0} max={10_000} />
}
