import { readJson, type Statements } from '#core/database/statements'
import type { Texts } from '#plugins/catalogue/vocabulary/attribute_rules'

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
