import { readJson, type Bulk } from '#plugins/catalogue/database/bulk'
import { COLUMN_ATTRIBUTES } from '#plugins/catalogue/services/system_attributes'

export const ATTRIBUTE_TYPES = [
  'text',
  'textarea',
  'price',
  'boolean',
  'checkbox',
  'select',
  'multiselect',
  'date',
  'datetime',
  'image',
  'file',
] as const
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]

export const VALIDATIONS = ['numeric', 'email', 'decimal', 'url', 'regex'] as const
export type Validation = (typeof VALIDATIONS)[number]

/** An attribute as far as writing products must know it. */
export interface AttributeDefinition {
  id: number
  code: string
  type: AttributeType
  validation: Validation | null
  regex: string | null
  isRequired: boolean
  isUnique: boolean
  isConfigurable: boolean
  /** Stands in every family. */
  isSystem: boolean
  valuePerLocale: boolean
  defaultValue: string | null
}

export interface FamilyDefinition {
  id: number
  code: string
  /** Codes of its attributes. */
  attributes: ReadonlySet<string>
}

/** What a shop says its products are made of. */
export interface Definitions {
  /** By code; those that are columns of their own (SKU, name, price…) are left out. */
  attributes: ReadonlyMap<string, AttributeDefinition>
  families: ReadonlyMap<string, FamilyDefinition>
  familiesById: ReadonlyMap<number, FamilyDefinition>
  /** Source code → id. */
  sources: ReadonlyMap<string, number>
}

interface AttributeRow {
  id: number | string
  code: string
  type: AttributeType
  validation: Validation | null
  regex: string | null
  is_required: boolean | number
  is_unique: boolean | number
  is_configurable: boolean | number
  is_system: boolean | number
  value_per_locale: boolean | number
  default_value: string | null
}

/** Reads the definitions in three statements. */
export async function loadDefinitions(bulk: Bulk): Promise<Definitions> {
  const rows = await bulk.all<AttributeRow>(
    `select id, code, type, validation, regex, is_required, is_unique, is_configurable, is_system,
      value_per_locale, default_value from catalogue_attributes`
  )
  const attributes = new Map<string, AttributeDefinition>()
  for (const row of rows) {
    if (!COLUMN_ATTRIBUTES.has(row.code)) attributes.set(row.code, toAttribute(row))
  }
  const families = await loadFamilies(bulk)
  const sources = await bulk.all<{ id: number | string; code: string }>(
    'select id, code from catalogue_inventory_sources'
  )
  return {
    attributes,
    families,
    familiesById: new Map([...families.values()].map((family) => [family.id, family])),
    sources: new Map(sources.map(({ code, id }) => [code, Number(id)])),
  }
}

function toAttribute(row: AttributeRow): AttributeDefinition {
  return {
    id: Number(row.id),
    code: row.code,
    type: row.type,
    validation: row.validation,
    regex: row.regex,
    isRequired: Boolean(row.is_required),
    isUnique: Boolean(row.is_unique),
    isConfigurable: Boolean(row.is_configurable),
    isSystem: Boolean(row.is_system),
    valuePerLocale: Boolean(row.value_per_locale),
    defaultValue: row.default_value,
  }
}

async function loadFamilies(bulk: Bulk): Promise<Map<string, FamilyDefinition>> {
  const gathered = bulk.sqlite ? 'json_group_array(a.code)' : 'json_agg(a.code)'
  const rows = await bulk.all<{ id: number | string; code: string; attributes: unknown }>(
    `select f.id, f.code, ${gathered} as attributes
     from catalogue_families f
     left join catalogue_family_groups g on g.family_id = f.id
     left join catalogue_family_attributes fa on fa.group_id = g.id
     left join catalogue_attributes a on a.id = fa.attribute_id
     group by f.id, f.code`
  )
  return new Map(
    rows.map(({ id, code, attributes }) => {
      const codes = readJson<(string | null)[]>(attributes).filter((each) => each !== null)
      return [code, { id: Number(id), code, attributes: new Set(codes) }]
    })
  )
}
