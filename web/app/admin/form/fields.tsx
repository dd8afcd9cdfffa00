import {
  Checkbox,
  MultiSelect,
  NumberInput,
  PasswordInput,
  Select,
  Switch,
  Textarea,
  TextInput,
  type ComboboxData,
} from '@mantine/core'
import { useCallback, type ComponentProps } from 'react'
import { useWords } from '#web/lib/i18n'
import { toMinor, toUnits } from '#web/lib/money'
import { useLocale } from '#web/lib/shell'
import { formatMoney } from '#web/lib/formats'
import { DayInput } from './day_input'
import { useField, type Field } from './form_context'
import { useFigureWriting, useMoneyWriting } from './money_writing'

export interface FieldProps {
  /** Path in the form's values: `name`, `translations.fr_FR.name`. */
  name: string
  label: string
  help?: string | undefined
  required?: boolean
  disabled?: boolean
}

/** What Mantine's inputs take of a field. */
function common({ label, help, required, disabled }: FieldProps, { id, error, readOnly }: Field) {
  return {
    id,
    label,
    ...(help ? { description: help } : {}),
    error,
    readOnly,
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

/** A figure or null; typed as the language writes it. */
export function NumberField({ min, max, decimals = 0, suffix, ...props }: NumberProps) {
  const isFrench = useLocale() === 'fr_FR'
  const field = useField(props.name, props.label)
  return (
    <NumberInput
      {...common(props, field)}
      {...useFigureWriting()}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      {...(suffix ? { suffix: suffix === '%' && !isFrench ? '%' : `\u00a0${suffix}` } : {})}
      decimalScale={decimals}
      hideControls={decimals > 0}
      value={figure(field.value)}
      onChange={(value) => field.set(value === '' ? null : Number(value))}
    />
  )
}

/** An amount in minor units, typed in units of its currency. */
export function MoneyField({ currency, ...props }: FieldProps & { currency: string }) {
  const locale = useLocale()
  const display = useCallback(
    (value: unknown) => formatMoney(locale, { amount: Number(value), currency }),
    [locale, currency]
  )
  const field = useField(props.name, props.label, display)
  return (
    <NumberInput
      {...common(props, field)}
      {...useMoneyWriting(currency)}
      min={0}
      hideControls
      value={typeof field.value === 'number' ? toUnits(field.value, currency) : ''}
      onChange={(value) => field.set(value === '' ? null : toMinor(Number(value), currency))}
    />
  )
}

function figure(value: unknown): number | string {
  return typeof value === 'number' ? value : ''
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
      {...(placeholder && values.length === 0 ? { placeholder } : {})}
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

/** Yes or no: a switch where it takes effect as a state, a box where it is part of a text. */
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
