import type { ResponseOf } from '#web/lib/registry'

/** A resource as the server describes it, in the language of the page. */
export type ResourceDescription = ResponseOf<'platform.admin.resources.show'>['data']

export type ResourceField = ResourceDescription['fields'][number]

/** A row: its values by field. */
export interface ResourceRow {
  id: number
  version: number
  [field: string]: unknown
}

export type ResourceValues = Record<string, unknown>

/** A change of many rows, with a page of them. All resources have the same. */
export type MassChange = ResponseOf<'users.admin.groups.mass_update.show'>
