import { customName, makeFields } from '#core/custom_fields/make_fields'
import { readCustomField, type CustomField, type StoredCustomField } from '#core/custom_fields/custom_field'
import type { Fields } from '#core/fields/field'
import type { Reader } from '#core/database/reader'

/** The fields that staff added to tickets, as the house knows fields. */
export interface TicketFields {
  fields: Fields
  /** Names of those that must be filled in, where the tracker has them. */
  required: readonly string[]
  /** Names of those that customers see. */
  forCustomers: readonly string[]
}

/** A field with the trackers that have it; none: all of them. */
export interface TicketField extends CustomField {
  trackers: number[]
  isForCustomers: boolean
}

interface Stored extends StoredCustomField {
  is_for_customers: unknown
}

/** What is the same for all of them: the column `custom` keeps their values, and the audit log records them. */
const SHARED = { stored: false, audited: true, column: false } as const

/** Every field that staff added, in their order. Two statements. */
export async function readTicketFields(reader: Pick<Reader, 'all'>): Promise<TicketField[]> {
  const rows = await reader.all<Stored>('select * from tickets_custom_fields order by position, id')
  if (rows.length === 0) return []
  const links = await reader.all<{ owner_id: number; target_id: number }>(
    'select owner_id, target_id from tickets_custom_fields_trackers order by position'
  )
  const trackersOf = (id: number) =>
    links.filter(({ owner_id: owner }) => Number(owner) === id).map(({ target_id: target }) => Number(target))
  return rows.map((row) => ({
    ...readCustomField(row),
    below: [],
    trackers: trackersOf(Number(row.id)),
    isForCustomers: Boolean(row.is_for_customers),
  }))
}

/** As fields of a form, each shown for its trackers. What must be filled in depends on the tracker: hooks ask for it. */
export function ticketFields(all: readonly TicketField[]): TicketFields {
  const made = all.map((field) => {
    const shownFor = field.trackers.length > 0 ? { shownFor: [[{ field: 'trackerId', is: field.trackers }]] } : {}
    return makeFields([{ ...field, isRequired: false }], { ...SHARED, ...shownFor })
  })
  return {
    fields: Object.assign({}, ...made) as Fields,
    required: all.filter(({ isRequired }) => isRequired).map(customName),
    forCustomers: all.filter(({ isForCustomers }) => isForCustomers).map(customName),
  }
}
