import { attributes } from '#plugins/catalogue/vocabulary/tables'
import { COLUMN_ATTRIBUTES } from '#plugins/catalogue/vocabulary/system_attributes'
import type { RowIn } from '#core/database/table'
import type { ReadSet } from '#core/database/read_set'

const NEEDED = [
  'id',
  'code',
  'type',
  'validation',
  'regex',
  'isRequired',
  'isUnique',
  'isConfigurable',
  'isSystem',
  'valuePerLocale',
  'defaultValue',
] as const

/** The fields of an attribute that are needed to write products. */
export type AttributeDefinition = Pick<RowIn<typeof attributes>, (typeof NEEDED)[number]>

export interface FamilyDefinition {
  id: number
  code: string
  /** Codes of its attributes. */
  attributes: ReadonlySet<string>
}

/** The vocabulary of a shop that products are written with. */
export interface Definitions {
  /** By code, without those that have columns of their own (SKU, name, price…). */
  attributes: ReadonlyMap<string, AttributeDefinition>
  families: ReadonlyMap<string, FamilyDefinition>
  familiesById: ReadonlyMap<number, FamilyDefinition>
  /** Source code → id. */
  sources: ReadonlyMap<string, number>
  /** Codes of the customer groups that can have prices of their own. */
  groups: ReadonlySet<string>
}

/** The group of visitors who are not signed in. It has no prices of its own, so that their pages can be cached for all. */
const GUESTS = 'guest'

/** Declares the reads of the definitions. */
export function queryDefinitions(reads: ReadSet) {
  const { json } = reads
  return {
    attributes: reads.list<AttributeDefinition>(attributes.json(json, 'a', NEEDED), 'catalogue_attributes a', 'a.id'),
    families: reads.list<{ id: number; code: string; attributes: string[] | null }>(
      {
        id: 'f.id',
        code: 'f.code',
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

export function definitionsOf(asked: ReturnType<typeof queryDefinitions>): Definitions {
  const known = asked.attributes.rows.filter(({ code }) => !COLUMN_ATTRIBUTES.has(code))
  const families = asked.families.rows.map(({ attributes: codes, ...family }): FamilyDefinition => ({
    ...family,
    attributes: new Set(codes ?? []),
  }))
  return {
    attributes: new Map(known.map((attribute) => [attribute.code, attribute])),
    families: new Map(families.map((family) => [family.code, family])),
    familiesById: new Map(families.map((family) => [family.id, family])),
    sources: new Map(asked.sources.rows.map(({ code, id }) => [code, id])),
    groups: new Set(asked.groups.rows.map(({ code }) => code)),
  }
}
