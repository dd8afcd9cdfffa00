import { createContext, useContext } from 'react'

export interface FormState {
  /** Label of a field, by its name. */
  labelOf: (name: string) => string
  /** Initial values of the fields. */
  values: Readonly<Record<string, unknown>>
  /** The input of a refused submission; null without one. */
  typed: Readonly<Record<string, string>> | null
  /** Error message of each refused field. */
  faults: Readonly<Record<string, string>>
}

export const FormContext = createContext<FormState>({ labelOf: (name) => name, values: {}, typed: null, faults: {} })

/** The label, the initial value and the error of a field. */
export function useField(name: string) {
  const { labelOf, values, typed, faults } = useContext(FormContext)
  const initial = typed ? typed[name] : values[name]
  return {
    id: fieldId(name),
    label: labelOf(name),
    error: faults[name],
    /** Browsers do not send unticked boxes: after a submission, an absent value means unticked. */
    isTicked: typed ? initial !== undefined : Boolean(initial),
    value: initial === null || initial === undefined ? '' : String(initial),
  }
}

export function fieldId(name: string): string {
  return `field-${name}`
}
