import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { useWords } from '#web/lib/i18n'
import { TextField } from '#web/ui/field'
import { Select } from '#web/ui/select'
import { useField } from './form_context'

interface Named {
  name: string
  label?: string
  hint?: string | undefined
}
type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'defaultValue'>

/** A label, marked when the field is optional. */
function Label({ text, isOptional }: { text: string; isOptional: boolean }) {
  const t = useWords()
  if (!isOptional) return text
  return (
    <>
      {text} <span className="font-normal text-muted">{t('form.optional')}</span>
    </>
  )
}

/** A one-line text field. */
export function FormText({ name, label, isOptional = false, ...rest }: Named & Input & { isOptional?: boolean }) {
  const field = useField(name)
  return (
    <TextField
      {...rest}
      id={field.id}
      name={name}
      label={<Label text={label ?? field.label} isOptional={isOptional} />}
      defaultValue={field.value}
      error={field.error}
    />
  )
}

interface FieldFrameProps {
  id: string
  label: ReactNode
  hint?: string | undefined
  error: string | undefined
  children: ReactNode
}

function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-negative">
          {error}
        </p>
      )}
    </div>
  )
}

function described(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}

interface FormTextAreaProps
  extends Named, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id' | 'defaultValue'> {
  isOptional?: boolean
}

/** A text of several lines. */
export function FormTextArea({ name, label, hint, isOptional = false, ...rest }: FormTextAreaProps) {
  const field = useField(name)
  return (
    <FieldFrame
      id={field.id}
      label={<Label text={label ?? field.label} isOptional={isOptional} />}
      hint={hint}
      error={field.error}
    >
      <textarea
        {...rest}
        id={field.id}
        name={name}
        defaultValue={field.value}
        {...described(field.id, hint, field.error)}
        className="w-full rounded-sm border border-ink/40 bg-surface px-3 py-2 hover:border-ink aria-[invalid]:border-negative"
      />
    </FieldFrame>
  )
}

interface FormSelectProps extends Named, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id' | 'defaultValue'> {
  options: readonly { value: string; label: string }[]
  /** Label of the empty first choice. */
  none?: string
  isOptional?: boolean
}

export function FormSelect({ name, label, hint, options, none, isOptional = false, ...rest }: FormSelectProps) {
  const field = useField(name)
  return (
    <FieldFrame
      id={field.id}
      label={<Label text={label ?? field.label} isOptional={isOptional} />}
      hint={hint}
      error={field.error}
    >
      <Select
        {...rest}
        id={field.id}
        name={name}
        defaultValue={field.value}
        {...described(field.id, hint, field.error)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}

/** A checkbox. Its children replace the label. */
export function FormCheck({ name, label, hint, children, ...rest }: Named & Input) {
  const field = useField(name)
  return (
    <div>
      <label htmlFor={field.id} className="flex min-h-11 items-center gap-3">
        <input
          {...rest}
          id={field.id}
          name={name}
          type="checkbox"
          value="1"
          defaultChecked={field.isTicked}
          className="size-5 shrink-0 accent-[rgb(var(--color-primary))]"
          {...described(field.id, hint, field.error)}
        />
        <span>{children ?? label ?? field.label}</span>
      </label>
      {hint && (
        <p id={`${field.id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {field.error && (
        <p id={`${field.id}-error`} className="text-sm text-negative">
          {field.error}
        </p>
      )}
    </div>
  )
}

interface FormRadiosProps extends Named {
  options: readonly { value: string; label: string }[]
  required?: boolean
}

/** Radio buttons. */
export function FormRadios({ name, label, options, required }: FormRadiosProps) {
  const field = useField(name)
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={field.error ? `${field.id}-error` : undefined}>
      <legend className="mb-1 font-semibold">{label ?? field.label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label: text }) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              value={value}
              required={required}
              defaultChecked={field.value === value}
              className="size-5 accent-[rgb(var(--color-primary))]"
            />
            {text}
          </label>
        ))}
      </div>
      {field.error && (
        <p id={`${field.id}-error`} className="text-sm text-negative">
          {field.error}
        </p>
      )}
    </fieldset>
  )
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2">{children}</div>
}

/** Fields that belong together under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="float-left mb-1 font-serif text-xl">{title}</legend>
      <div className="clear-both grid gap-5">{children}</div>
    </fieldset>
  )
}
