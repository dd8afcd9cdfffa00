import { readJson } from '#core/database/statements'
import type { StaffKind } from '#plugins/cms/custom_fields/staff_kinds'
import type { MediaType } from '#core/media/media_types'
import type { Reader } from '#core/database/reader'
import type { Texts } from '#plugins/cms/content/content_type'

/** A rule of where a group stands; null holds everywhere. */
export interface Location {
  /** Id of a content type. */
  type: number | null
  template: string | null
  /** Id of a content category. */
  category: number | null
}

/** A field that staff added, with the fields below it. */
export interface CustomField {
  id: number
  label: Texts
  help: Texts
  kind: StaffKind
  isRequired: boolean
  isTranslated: boolean
  isHidden: boolean
  choices: { value: string; label: Texts }[]
  of: string | null
  many: boolean
  accept: MediaType[]
  length: number | null
  least: number | null
  most: number | null
  below: CustomField[]
}

export interface FieldGroup {
  id: number
  name: Texts
  locations: Location[]
  onCategories: boolean
  fields: CustomField[]
}

interface StoredField {
  id: number
  group_id: number
  parent_id: number | null
  label: unknown
  help: unknown
  kind: StaffKind
  is_required: unknown
  is_translated: unknown
  is_hidden: unknown
  choices: unknown
  of: string | null
  many: unknown
  accept: unknown
  length: number | null
  least: number | null
  most: number | null
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
      .map((row) => ({ ...toField(row), below: fieldsOf(group, row.id) }))
  return groups.map(({ id, name, locations, on_categories: onCategories }) => ({
    id,
    name: readJson<Texts>(name),
    locations: readJson<Location[]>(locations),
    onCategories: Boolean(onCategories),
    fields: fieldsOf(id, null),
  }))
}

function toField(row: StoredField): Omit<CustomField, 'below'> {
  const { id, kind, of, length, least, most } = row
  return {
    id,
    kind,
    of,
    length,
    least,
    most,
    label: readJson<Texts>(row.label),
    help: readJson<Texts>(row.help),
    isRequired: Boolean(row.is_required),
    isTranslated: Boolean(row.is_translated),
    isHidden: Boolean(row.is_hidden),
    choices: readJson<CustomField['choices']>(row.choices),
    many: Boolean(row.many),
    accept: readJson<MediaType[]>(row.accept),
  }
}
