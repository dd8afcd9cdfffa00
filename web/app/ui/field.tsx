import { useId, type InputHTMLAttributes, type ReactNode } from 'react'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'label'> & {
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
}

/** A labelled field with a hint and an error. */
export function TextField({ label, hint, error, id: own, ...input }: FieldProps) {
  const made = useId()
  const id = own ?? made
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
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
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="h-11 w-full rounded-sm border border-ink/40 bg-surface px-3 hover:border-ink aria-[invalid]:border-negative"
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-negative">
          {error}
        </p>
      )}
    </div>
  )
}

export function CheckboxField({ label, ...input }: Omit<FieldProps, 'hint' | 'error'>) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3">
      <input {...input} id={id} type="checkbox" className="size-5 accent-[rgb(var(--color-primary))]" />
      {label}
    </label>
  )
}
