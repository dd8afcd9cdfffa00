import { createContext, useContext, useEffect, useId } from 'react'
import type { AdminFormState } from './use_admin_form'
import { valueAt } from './paths'

/** What a field is called, and how its value is said where it is not the field itself that shows it. */
export interface FieldWords {
  id: string
  label: string
  display?: ((value: unknown) => string) | undefined
}

export interface FormContextValue {
  form: AdminFormState
  /** Fields in view by path. */
  fields: Map<string, FieldWords>
  isReadOnly: boolean
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useFormContext(): FormContextValue {
  const found = useContext(FormContext)
  if (!found) throw new Error('A field stands outside an AdminForm')
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

/** A field of the form around: its value, its message, and its place in summaries and conflicts. */
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
