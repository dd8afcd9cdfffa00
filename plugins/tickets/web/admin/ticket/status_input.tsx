import { createContext, useContext } from 'react'
import { SelectField } from '#web/admin/form/fields'
import type { FieldInputProps } from '#web/fields/field_props'
import type { TicketPage } from './ticket_data'

/** The statuses that a ticket may get now, with its present one. */
export const PossibleStatuses = createContext<TicketPage['statuses']>([])

/** Only what the workflow allows is offered. */
export function StatusInput({ field, name }: FieldInputProps) {
  const statuses = useContext(PossibleStatuses)
  const options = statuses.map(({ id, name: word }) => ({ value: String(id), label: word }))
  return <SelectField name={name} label={field.label} options={options} required />
}
