import { readCustomField, type CustomField, type StoredCustomField, type Texts } from '#core/custom_fields/custom_field'
import { readJson } from '#core/database/statements'
import type { Reader } from '#core/database/reader'

/** A rule of where a group stands; null holds everywhere. */
export interface Location {
  /** Id of a content type. */
  type: number | null
  template: string | null
  /** Id of a content category. */
  category: number | null
}

export interface FieldGroup {
  id: number
  name: Texts
  locations: Location[]
  onCategories: boolean
  fields: CustomField[]
}

interface StoredField extends StoredCustomField {
  group_id: number
  parent_id: number | null
}

/** Every group with its fields, in their order. Two statements. */
export async function readFieldGroups(reader: Pick<Reader, 'all'>): Promise<FieldGroup[]> {
  const groups = await reader.all<{ id: number; name: unknown; locations: unknown; on_categories: unknown }>(
    'select id, name, locations, on_categories from cms_field_groups order by position, id'
  )
  if (groups.length === 0) return []
  const rows = await reader.all<StoredField>('select * from cms_group_fields order by position, id')
  const fieldsOf = (group: number, parent: number | null): CustomField[] =>
    rows
      .filter((row) => row.group_id === group && row.parent_id === parent)
      .map((row) => ({ ...readCustomField(row), below: fieldsOf(group, row.id) }))
  return groups.map(({ id, name, locations, on_categories: onCategories }) => ({
    id,
    name: readJson<Texts>(name),
    locations: readJson<Location[]>(locations),
    onCategories: Boolean(onCategories),
    fields: fieldsOf(id, null),
  }))
}
