import {
  Checkbox,
  MultiSelect,
  PasswordInput,
  Select,
  Switch,
  Textarea,
  TextInput,
  type ComboboxData,
} from '@mantine/core'
import { useCallback, type ComponentProps } from 'react'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { DayInput } from './day_input'
import { FigureInput } from './figure_input'
import { useField, useMoneyField, type Field } from './form_context'
import { MoneyInput } from './money_input'
import { decimalText, unitsOf, writeFigure } from './read_figure'

export interface FieldProps {
  /** Path of the value: `name`, `translations.fr_FR.name`. */
  name: string
  label: string
  help?: string | undefined
  required?: boolean
  disabled?: boolean
}

/** Shown for an empty read-only value. */
export const NOTHING = '–'

/** The props of a field for Mantine's inputs. */
function common({ label, help, required, disabled }: FieldProps, { id, error, readOnly }: Field) {
  return {
    id,
    label,
    ...(help ? { description: help } : {}),
    error,
    readOnly,
    ...(readOnly ? { placeholder: NOTHING } : {}),
    ...(required ? { required: true } : {}),
    ...(disabled ? { disabled: true } : {}),
  }
}

type Text = Pick<
  ComponentProps<typeof TextInput>,
  'type' | 'maxLength' | 'placeholder' | 'autoComplete' | 'inputMode' | 'autoFocus' | 'spellCheck'
>

export function TextField(props: FieldProps & Text) {
  const { name, label, help, required, disabled, ...rest } = props
  const field = useField(name, label)
  return (
    <TextInput
      {...rest}
      {...common({ name, label, help, required, disabled } as FieldProps, field)}
      value={String(field.value ?? '')}
      onChange={({ currentTarget }) => field.set(currentTarget.value)}
    />
  )
}

export function TextareaField({ rows = 4, maxLength, ...props }: FieldProps & { rows?: number; maxLength?: number }) {
  const field = useField(props.name, props.label)
  return (
    <Textarea
      {...common(props, field)}
      autosize
      minRows={rows}
      maxRows={24}
      {...(maxLength ? { maxLength } : {})}
      value={String(field.value ?? '')}
      onChange={({ currentTarget }) => field.set(currentTarget.value)}
    />
  )
}

export function PasswordField({ autoComplete = 'new-password', ...props }: FieldProps & { autoComplete?: string }) {
  const t = useWords()
  const field = useField(
    props.name,
    props.label,
    useCallback(() => '••••••', [])
  )
  return (
    <PasswordInput
      {...common(props, field)}
      autoComplete={autoComplete}
      value={String(field.value ?? '')}
      onChange={({ currentTarget }) => field.set(currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': t('admin.form.show_password') }}
    />
  )
}

interface NumberProps extends FieldProps {
  min?: number
  max?: number
  decimals?: number
  suffix?: string
}

/** A number or null. */
export function NumberField({ min, max, decimals = 0, suffix, ...props }: NumberProps) {
  const field = useField(props.name, props.label)
  const scale = 10 ** decimals
  const scaled = (figure: number | undefined) => (figure === undefined ? undefined : figure * scale)
  return (
    <FigureInput
      {...common(props, field)}
      name={field.name}
      digits={decimals}
      unit={suffix}
      min={scaled(min)}
      max={scaled(max)}
      value={typeof field.value === 'number' ? Math.round(field.value * scale) : null}
      onChange={(value) => field.set(value === null ? null : value / scale)}
    />
  )
}

/** A decimal as text, `1.0834`, so that no digit is lost; empty for none. */
export function DecimalField({ min, max, decimals, suffix, ...props }: NumberProps & { decimals: number }) {
  const locale = useLocale()
  const scale = 10 ** decimals
  const display = useCallback(
    (value: unknown) => {
      const units = unitsOf(value, decimals)
      return units === null ? NOTHING : writeFigure(units, { locale, digits: decimals })
    },
    [locale, decimals]
  )
  const field = useField(props.name, props.label, display)
  return (
    <FigureInput
      {...common(props, field)}
      name={field.name}
      digits={decimals}
      unit={suffix}
      min={min === undefined ? undefined : min * scale}
      max={max === undefined ? undefined : max * scale}
      value={unitsOf(field.value, decimals)}
      onChange={(value) => field.set(value === null ? '' : decimalText(value, decimals))}
    />
  )
}

/** An amount in minor units, displayed in units of its currency. */
export function MoneyField({ currency, ...props }: FieldProps & { currency: string }) {
  const field = useMoneyField(props.name, props.label, currency)
  return (
    <MoneyInput
      {...common(props, field)}
      name={field.name}
      isWatched={false}
      currency={currency}
      value={typeof field.value === 'number' ? field.value : null}
      onChange={field.set}
    />
  )
}

interface ChoiceProps extends FieldProps {
  options: { value: string; label: string }[]
  placeholder?: string
}

export function SelectField({ options, placeholder, ...props }: ChoiceProps) {
  const display = useCallback((value: unknown) => labelOf(options, value), [options])
  const field = useField(props.name, props.label, display)
  const isNumber = typeof field.value === 'number'
  return (
    <Select
      {...common(props, field)}
      data={options as ComboboxData}
      {...(placeholder ? { placeholder } : {})}
      value={field.value === null || field.value === undefined ? null : String(field.value)}
      onChange={(value) => field.set(isNumber && value !== null ? Number(value) : value)}
      searchable={options.length > 8}
      clearable={!props.required}
      allowDeselect={!props.required}
    />
  )
}

export function MultiField({ options, placeholder, ...props }: ChoiceProps) {
  const display = useCallback(
    (value: unknown) => (value as unknown[]).map((each) => labelOf(options, each)).join(', '),
    [options]
  )
  const field = useField(props.name, props.label, display)
  const values = Array.isArray(field.value) ? (field.value as (string | number)[]) : []
  const areNumbers = values.some((value) => typeof value === 'number')
  return (
    <MultiSelect
      {...common(props, field)}
      data={options as ComboboxData}
      {...(values.length > 0 ? { placeholder: '' } : placeholder ? { placeholder } : {})}
      value={values.map(String)}
      onChange={(chosen) => field.set(areNumbers ? chosen.map(Number) : chosen)}
      searchable
      clearable
    />
  )
}

function labelOf(options: ChoiceProps['options'], value: unknown): string {
  return options.find((option) => option.value === String(value))?.label ?? String(value)
}

/** A boolean: a switch for a state, a checkbox as part of a text. */
export function BooleanField({ isBox = false, ...props }: FieldProps & { isBox?: boolean }) {
  const field = useField(props.name, props.label)
  const Input = isBox ? Checkbox : Switch
  const { readOnly, required: _, ...rest } = { required: false, ...common(props, field) }
  return (
    <Input
      {...rest}
      disabled={readOnly || props.disabled === true}
      checked={field.value === true}
      onChange={({ currentTarget }) => field.set(currentTarget.checked)}
    />
  )
}

export function DayField(props: FieldProps) {
  const field = useField(props.name, props.label)
  const value = typeof field.value === 'string' && field.value ? field.value : null
  return <DayInput {...common(props, field)} value={value} onChange={(day) => field.set(day)} />
}
