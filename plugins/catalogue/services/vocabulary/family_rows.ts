import { readJson, type Bulk } from '#plugins/catalogue/database/bulk'
import type { FamilyInput } from '#plugins/catalogue/actions/define_families'
import type { Texts } from '#plugins/catalogue/services/vocabulary/attribute_rules'

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
export async function readFamilies(bulk: Bulk, codes: readonly string[]): Promise<FamilyInput[]> {
  const rows = await bulk.run<Row>(
    `${ROWS} where f.code in ${bulk.texts} order by f.id, g.position, g.id, fa.position`,
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
