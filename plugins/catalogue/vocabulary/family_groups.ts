import { attributeInUse, attributePlacedTwice, attributeUnknown } from '#plugins/catalogue/vocabulary/errors'
import { codeTaken } from '#plugins/catalogue/errors'
import { inEach } from '#plugins/catalogue/vocabulary/define_rows'
import { readJson, type Statements } from '#core/database/statements'
import type { Locale } from '#core/i18n/locales'
import type { RunRows } from '#core/database/run_rows'

/** A section of the form of a family's products. */
export interface FamilyGroup {
  code: string
  name: Partial<Record<Locale, string | null>>
  /** 1: main column, 2: beside it. Default: 1. */
  column?: number | null
  attributes?: readonly string[] | null
}

interface Row {
  family: number
  code: string
  name: unknown
  form_column: number
  attribute: string | null
}

/** A group with a value of each field, so that two that are equal compare as equal. */
export function filledGroup({ code, name, column, attributes }: FamilyGroup) {
  return { code, name: inEach(name ?? {}), column: column ?? 1, attributes: [...(attributes ?? [])] }
}

/** The groups of families with their attributes, in their order, by the id of the family. */
export async function readGroups(
  run: RunRows,
  ids: readonly number[]
): Promise<Map<number, ReturnType<typeof filledGroup>[]>> {
  const rows = await run<Row>(
    `select g.family_id as family, g.code, g.name, g.form_column, a.code as attribute
     from catalogue_family_groups g
     left join catalogue_family_attributes fa on fa.group_id = g.id
     left join catalogue_attributes a on a.id = fa.attribute_id
     where g.family_id in (${ids.map(() => '?').join(', ')}) order by g.position, g.id, fa.position`,
    ids
  )
  const families = new Map(ids.map((id) => [id, [] as ReturnType<typeof filledGroup>[]]))
  for (const { family, code, name, form_column: column, attribute } of rows) {
    const groups = families.get(Number(family)) ?? []
    let group = groups.find((each) => each.code === code)
    if (!group) groups.push((group = filledGroup({ code, name: readJson(name), column })))
    if (attribute !== null) group.attributes.push(attribute)
  }
  return families
}

/** Requires unique group codes, and each attribute in one group only. */
export function refuseShape(groups: readonly FamilyGroup[]): void {
  const codes = new Set<string>()
  const placed = new Set<string>()
  for (const [index, { code, attributes }] of groups.entries()) {
    if (codes.has(code)) throw codeTaken({ code }, `groups.${index}.code`)
    codes.add(code)
    for (const attribute of attributes ?? []) {
      if (placed.has(attribute)) throw attributePlacedTwice({ attribute }, `groups.${index}.attributes`)
      placed.add(attribute)
    }
  }
}

interface Family {
  id: number
  groups: readonly ReturnType<typeof filledGroup>[]
}

const LOST = `select a.code, count(*) as variants from catalogue_family_groups g
  join catalogue_family_attributes fa on fa.group_id = g.id
  join catalogue_attributes a on a.id = fa.attribute_id and a.is_configurable = true
  join catalogue_products p on p.family_id = g.family_id
  join catalogue_variants v on v.product_id = p.id`

/** Refuses unknown attributes, and to take away one that variants of the family's products have as their option. */
export async function checkGroups(db: Statements, { id, groups }: Family): Promise<void> {
  const placed = groups.flatMap(({ attributes }) => attributes)
  const rows = await db.run<{ code: string }>(`select code from catalogue_attributes where code in ${db.texts}`, placed)
  const unknown = placed.find((attribute) => !rows.some(({ code }) => code === attribute))
  if (unknown !== undefined) throw attributeUnknown({ attribute: unknown }, 'groups')
  const key = db.sqlite ? `v.options ->> ('$."' || a.code || '"') is not null` : 'jsonb_exists(v.options, a.code)'
  const [lost] = await db.all<{ code: string; variants: number }>(
    `${LOST} and ${key} where g.family_id = ? and a.code not in ${db.texts} group by a.code limit 1`,
    ...[id, placed]
  )
  if (!lost) return
  const counted = { families: 'none', products: 0, variants: Number(lost.variants) }
  throw attributeInUse({ attribute: lost.code, ...counted }, 'groups')
}

/** Puts these groups in the place of those that stand. */
export async function writeGroups(db: Statements, { id, groups }: Family): Promise<void> {
  await db.all('delete from catalogue_family_groups where family_id = ?', id)
  await db.run(
    `insert into catalogue_family_groups (family_id, code, name, form_column, position)
     select r.family, r.code, r.name, r.col, r.position
     from ${db.rows({ family: 'bigint', code: 'text', name: 'json', col: 'integer', position: 'integer' })}`,
    groups.map(({ code, name, column: col }, position) => ({ family: id, code, name, col, position }))
  )
  await db.run(
    `insert into catalogue_family_attributes (group_id, attribute_id, position)
     select g.id, a.id, r.position
     from ${db.rows({ family: 'bigint', grp: 'text', attribute: 'text', position: 'integer' })}
     join catalogue_family_groups g on g.family_id = r.family and g.code = r.grp
     join catalogue_attributes a on a.code = r.attribute`,
    groups.flatMap(({ code: grp, attributes }) =>
      attributes.map((attribute, position) => ({ family: id, grp, attribute, position }))
    )
  )
}
