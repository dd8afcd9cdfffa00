import { NumberInput } from '@mantine/core'
import { useCallback } from 'react'
import { useLocale } from '#web/lib/shell'
import { useField } from './form_context'
import type { FieldProps } from './fields'

/** A rate in basis points, typed as a percentage. */
export function PercentField({ name, label, help, disabled = false }: Omit<FieldProps, 'required'>) {
  const isFrench = useLocale() === 'fr_FR'
  const field = useField(
    name,
    label,
    useCallback((value: unknown) => (typeof value === 'number' ? `${value / 100} %` : ''), [])
  )
  return (
    <NumberInput
      id={field.id}
      label={label}
      {...(help ? { description: help } : {})}
      error={field.error}
      readOnly={field.readOnly}
      disabled={disabled}
      decimalSeparator={isFrench ? ',' : '.'}
      allowedDecimalSeparators={['.', ',']}
      min={0}
      max={100}
      decimalScale={2}
      hideControls
      suffix={isFrench ? '\u202f%' : '%'}
      value={typeof field.value === 'number' ? field.value / 100 : ''}
      onChange={(value) => field.set(value === '' ? null : Math.round(Number(value) * 100))}
    />
  )
}
