import type { Statements } from '#plugins/catalogue/database/read_through'

/** Field of a source → its column. */
export const SOURCE_COLUMNS = {
  name: 'name',
  description: 'description',
  priority: 'priority',
  contactName: 'contact_name',
  contactEmail: 'contact_email',
  contactPhone: 'contact_phone',
  country: 'country',
  postcode: 'postcode',
  city: 'city',
  street: 'street',
  latitude: 'latitude',
  longitude: 'longitude',
  status: 'status',
} as const

/** A source as its form edits it. */
export interface SourceRow {
  id: number
  code: string
  name: string
  description: string
  priority: number
  contactName: string
  contactEmail: string
  contactPhone: string
  country: string
  postcode: string
  city: string
  street: string
  latitude: string | null
  longitude: string | null
  status: 'active' | 'inactive'
  version: number
}

const SELECT = `select id, code, version, ${Object.entries(SOURCE_COLUMNS)
  .map(([field, column]) => `${column} as "${field}"`)
  .join(', ')} from catalogue_inventory_sources`

/** A source by its number or its code; null when there is none. */
export async function findSource(
  statements: Statements,
  by: { id: number } | { code: string }
): Promise<SourceRow | null> {
  const [row] =
    'id' in by
      ? await statements.all<SourceRow>(`${SELECT} where id = ?`, by.id)
      : await statements.all<SourceRow>(`${SELECT} where code = ?`, by.code)
  return row ?? null
}
