import { readJson, type Statements } from '#core/database/statements'
import type { AttributeDefinitionInput, Texts } from '#plugins/catalogue/vocabulary/attribute_rules'
import type { AttributeType } from '#plugins/catalogue/vocabulary/attribute_types'

/** An option as staff edit it. */
export interface OptionRow {
  id: number
  code: string
  label: Texts
  swatch: string | null
  position: number
  version: number
}

interface Row extends Omit<OptionRow, 'label'> {
  label: unknown
}

const COLUMNS = 'id, code, cast(label as text) as label, swatch, position, version'

const toOption = (row: Row): OptionRow => ({ ...row, label: readJson(row.label) })

export async function findOptions(statements: Statements, attributeId: number): Promise<OptionRow[]> {
  const rows = await statements.all<Row>(
    `select ${COLUMNS} from catalogue_attribute_options where attribute_id = ? order by position, id`,
    attributeId
  )
  return rows.map(toOption)
}

/** One option of an attribute; null when the attribute has none of this number. */
export async function findOption(statements: Statements, attributeId: number, id: number): Promise<OptionRow | null> {
  const [row] = await statements.all<Row>(
    `select ${COLUMNS} from catalogue_attribute_options where attribute_id = ? and id = ?`,
    ...[attributeId, id]
  )
  return row ? toOption(row) : null
}

/** What options need to know of their attribute. */
export interface OptionAttribute {
  id: number
  code: string
  type: AttributeType
  swatchType: string | null
}

/** Null: there is no such attribute. */
export async function findAttribute(statements: Statements, id: number): Promise<OptionAttribute | null> {
  const sql = 'select id, code, type, swatch_type as "swatchType" from catalogue_attributes where id = ?'
  const [row] = await statements.all<OptionAttribute>(sql, id)
  return row ? { ...row, id: Number(row.id) } : null
}

/** Inserts and updates options by attribute and code; tells how many were new or differ. */
export async function writeOptions(db: Statements, attributes: readonly AttributeDefinitionInput[]): Promise<number> {
  const written = await db.run(
    `insert into catalogue_attribute_options (attribute_id, code, label, swatch, position)
     select a.id, r.code, r.label, r.swatch, r.position
     from ${db.rows({ attribute: 'text', code: 'text', label: 'json', swatch: 'text', position: 'integer' })}
     join catalogue_attributes a on a.code = r.attribute where true
     on conflict (attribute_id, code) do update set label = excluded.label, swatch = excluded.swatch,
       position = excluded.position, version = catalogue_attribute_options.version + 1
     where catalogue_attribute_options.label <> excluded.label
       or coalesce(catalogue_attribute_options.swatch, '') <> coalesce(excluded.swatch, '')
       or catalogue_attribute_options.position <> excluded.position
     returning attribute_id`,
    attributes.flatMap(({ code: attribute, options = [] }) =>
      options.map(({ code, label, swatch = null, position }, index) => ({
        attribute,
        code,
        label,
        swatch,
        position: position ?? index,
      }))
    )
  )
  return written.length
}
