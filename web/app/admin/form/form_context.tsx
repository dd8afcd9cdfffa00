import { createContext, useCallback, useContext, useEffect, useId } from 'react'
import { formatMoney } from '#web/lib/formats'
import { useLocale } from '#web/lib/shell'
import type { AdminFormState } from './use_admin_form'
import { valueAt } from './paths'

/** Label of a field, and how to display its value outside of the field. */
export interface FieldWords {
  id: string
  label: string
  display?: ((value: unknown) => string) | undefined
}

export interface FormContextValue {
  form: AdminFormState
  /** Mounted fields by path. */
  fields: Map<string, FieldWords>
  isReadOnly: boolean
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useFormContext(): FormContextValue {
  const found = useContext(FormContext)
  if (!found) throw new Error('A field is outside of an AdminForm')
  return found
}

export interface Field {
  id: string
  name: string
  value: unknown
  set: (value: unknown) => void
  error: string | undefined
  readOnly: boolean
}

/** A field of the surrounding form. It registers its label for error summaries and conflicts. */
export function useField(name: string, label: string, display?: (value: unknown) => string): Field {
  const { form, fields, isReadOnly } = useFormContext()
  const id = useId()
  useEffect(() => {
    fields.set(name, { id, label, display })
    return () => {
      fields.delete(name)
    }
  }, [fields, name, id, label, display])
  return {
    id,
    name,
    value: valueAt(form.values, name),
    set: (value) => form.set(name, value),
    error: form.errors[name],
    readOnly: isReadOnly,
  }
}

/** A field for an amount, whose jumps need a confirmation before saving. */
export function useMoneyField(name: string, label: string, currency: string): Field {
  const { form } = useFormContext()
  const locale = useLocale()
  const display = useCallback(
    (value: unknown) => formatMoney(locale, { amount: Number(value), currency }),
    [locale, currency]
  )
  const { registerMoney } = form
  useEffect(() => registerMoney(name, { label, currency }), [registerMoney, name, label, currency])
  return useField(name, label, display)
}
