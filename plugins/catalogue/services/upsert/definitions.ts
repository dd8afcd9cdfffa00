import { COLUMN_ATTRIBUTES } from '#plugins/catalogue/services/system_attributes'
import type { ReadSet } from '#core/database/read_set'

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
  /** Codes of the groups of customers that can have prices of their own. */
  groups: ReadonlySet<string>
}

/** Visitors who are not signed in see everybody's prices, so that pages can be kept for all of them. */
const GUESTS = 'guest'

type Flag = 'isRequired' | 'isUnique' | 'isConfigurable' | 'isSystem' | 'valuePerLocale'

type FoundAttribute = Omit<AttributeDefinition, Flag> & Record<Flag, boolean | number>

/** Lists of the definitions. */
export function askDefinitions(reads: ReadSet) {
  const { json } = reads
  return {
    attributes: reads.list<FoundAttribute>(
      {
        ...{ id: 'a.id', code: 'a.code', type: 'a.type', validation: 'a.validation', regex: 'a.regex' },
        ...{ isRequired: 'a.is_required', isUnique: 'a.is_unique', isConfigurable: 'a.is_configurable' },
        ...{ isSystem: 'a.is_system', valuePerLocale: 'a.value_per_locale', defaultValue: 'a.default_value' },
      },
      'catalogue_attributes a',
      'a.id'
    ),
    families: reads.list<{ id: number; code: string; attributes: string[] | null }>(
      {
        ...{ id: 'f.id', code: 'f.code' },
        attributes: json.part(`(select ${json.list('a.code', 'a.id')} from catalogue_family_groups g
          join catalogue_family_attributes fa on fa.group_id = g.id
          join catalogue_attributes a on a.id = fa.attribute_id where g.family_id = f.id)`),
      },
      'catalogue_families f',
      'f.id'
    ),
    sources: reads.list<{ id: number; code: string }>(
      { id: 's.id', code: 's.code' },
      'catalogue_inventory_sources s',
      's.id'
    ),
    groups: reads.list<{ code: string }>({ code: 'g.code' }, `users_groups g where g.code <> '${GUESTS}'`, 'g.id'),
  }
}

export function definitionsOf(asked: ReturnType<typeof askDefinitions>): Definitions {
  const attributes = asked.attributes.rows
    .filter(({ code }) => !COLUMN_ATTRIBUTES.has(code))
    .map((row): AttributeDefinition => ({
      ...row,
      isRequired: Boolean(row.isRequired),
      isUnique: Boolean(row.isUnique),
      isConfigurable: Boolean(row.isConfigurable),
      isSystem: Boolean(row.isSystem),
      valuePerLocale: Boolean(row.valuePerLocale),
    }))
  const families = asked.families.rows.map(({ attributes: codes, ...family }): FamilyDefinition => ({
    ...family,
    attributes: new Set(codes ?? []),
  }))
  return {
    attributes: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    families: new Map(families.map((family) => [family.code, family])),
    familiesById: new Map(families.map((family) => [family.id, family])),
    sources: new Map(asked.sources.rows.map(({ code, id }) => [code, id])),
    groups: new Set(asked.groups.rows.map(({ code }) => code)),
  }
}
