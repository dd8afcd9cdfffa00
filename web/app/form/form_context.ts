import { createContext, useContext } from 'react'

export interface FormState {
  /** Words of a field, by its name. */
  labelOf: (name: string) => string
  /** What the fields begin with. */
  values: Readonly<Record<string, unknown>>
  /** What was sent and refused; null: nothing was. */
  typed: Readonly<Record<string, string>> | null
  /** Why each field is refused. */
  faults: Readonly<Record<string, string>>
}

export const FormContext = createContext<FormState>({ labelOf: (name) => name, values: {}, typed: null, faults: {} })

/** What a field shows of its form: its label, what it begins with, and why it was refused. */
export function useField(name: string) {
  const { labelOf, values, typed, faults } = useContext(FormContext)
  const initial = typed ? typed[name] : values[name]
  return {
    id: fieldId(name),
    label: labelOf(name),
    error: faults[name],
    /** An absent box of a form that was sent is one that was not ticked. */
    isTicked: typed ? initial !== undefined : Boolean(initial),
    value: initial === null || initial === undefined ? '' : String(initial),
  }
}

export function fieldId(name: string): string {
  return `field-${name}`
}
