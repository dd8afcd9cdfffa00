import { readJson, type Statements } from '#core/database/statements'
import type { Texts } from '#plugins/catalogue/vocabulary/attribute_rules'

/** A family with its groups; groups that are not named go, with what stands in them. */
export interface FamilyInput {
  code: string
  name: Texts
  groups: readonly { code: string; name: Texts; column?: 1 | 2; attributes: readonly string[] }[]
}

interface Row {
  code: string
  name: unknown
  grp: string | null
  group_name: unknown
  form_column: number | null
  attribute: string | null
}

const ROWS = `select f.code, cast(f.name as text) as name, g.code as grp, cast(g.name as text) as group_name,
    g.form_column, a.code as attribute
  from catalogue_families f
  left join catalogue_family_groups g on g.family_id = f.id
  left join catalogue_family_attributes fa on fa.group_id = g.id
  left join catalogue_attributes a on a.id = fa.attribute_id`

/** Families as they stand, with groups and attributes in their order. */
export async function readFamilies(db: Statements, codes: readonly string[]): Promise<FamilyInput[]> {
  const rows = await db.run<Row>(
    `${ROWS} where f.code in ${db.texts} order by f.id, g.position, g.id, fa.position`,
    codes
  )
  const families = new Map<string, { code: string; name: Texts; groups: FamilyInput['groups'][number][] }>()
  for (const { code, name, grp, group_name: groupName, form_column: column, attribute } of rows) {
    const family = families.get(code) ?? { code, name: readJson<Texts>(name), groups: [] }
    families.set(code, family)
    if (grp === null) continue
    let group = family.groups.find((each) => each.code === grp)
    if (!group) {
      group = { code: grp, name: readJson(groupName), column: column === 2 ? 2 : 1, attributes: [] }
      family.groups.push(group)
    }
    if (attribute !== null) (group.attributes as string[]).push(attribute)
  }
  return [...families.values()]
}
