import { readJson, type Statements } from '#core/database/statements'
import type { AttributeDefinitionInput } from '#plugins/catalogue/vocabulary/attribute_rules'

/** Field of an input → column, for the plain ones. */
const COLUMNS = {
  swatchType: ['swatch_type', 'text'],
  validation: ['validation', 'text'],
  regex: ['regex', 'text'],
  isRequired: ['is_required', 'boolean'],
  isUnique: ['is_unique', 'boolean'],
  isFilterable: ['is_filterable', 'boolean'],
  isComparable: ['is_comparable', 'boolean'],
  isConfigurable: ['is_configurable', 'boolean'],
  isVisibleInList: ['is_visible_in_list', 'boolean'],
  isVisibleOnPage: ['is_visible_on_page', 'boolean'],
  isSearchable: ['is_searchable', 'boolean'],
  valuePerLocale: ['value_per_locale', 'boolean'],
  enableWysiwyg: ['enable_wysiwyg', 'boolean'],
  defaultValue: ['default_value', 'text'],
  position: ['position', 'integer'],
} as const satisfies Partial<Record<keyof AttributeDefinitionInput, readonly [string, 'text' | 'boolean' | 'integer']>>

type Field = keyof typeof COLUMNS

const FIELDS = Object.keys(COLUMNS) as Field[]

/** An attribute as it stands, with every field. */
export type StoredAttribute = Required<Omit<AttributeDefinitionInput, 'options'>> & { id: number; isSystem: boolean }

/** What a new attribute is where nothing is said. */
export const BLANK: Omit<StoredAttribute, 'id' | 'code' | 'type' | 'label' | 'isSystem'> = {
  swatchType: null,
  validation: null,
  regex: null,
  isRequired: false,
  isUnique: false,
  isFilterable: false,
  isComparable: false,
  isConfigurable: false,
  isVisibleInList: false,
  isVisibleOnPage: true,
  isSearchable: false,
  valuePerLocale: false,
  enableWysiwyg: false,
  defaultValue: null,
  position: 0,
}

const SELECT = `select id, code, type, label, is_system, version, ${FIELDS.map((field) => COLUMNS[field][0]).join(', ')}
  from catalogue_attributes`

export async function findAttributes(db: Statements, codes: readonly string[]): Promise<Map<string, StoredAttribute>> {
  const rows = await db.run<Record<string, unknown>>(`${SELECT} where code in ${db.texts}`, codes)
  return new Map(rows.map((row) => [row.code as string, toAttribute(row)]))
}

/** An attribute as its form edits it; null when there is none. */
export async function findAttribute(
  statements: Statements,
  id: number
): Promise<(StoredAttribute & { version: number }) | null> {
  const [row] = await statements.all<Record<string, unknown>>(`${SELECT} where id = ?`, id)
  return row ? { ...toAttribute(row), version: Number(row.version) } : null
}

function toAttribute(row: Record<string, unknown>): StoredAttribute {
  const fields = FIELDS.map((field) => {
    const [column, kind] = COLUMNS[field]
    return [field, kind === 'boolean' ? Boolean(row[column]) : row[column]]
  })
  return {
    ...(Object.fromEntries(fields) as typeof BLANK),
    id: row.id as number,
    code: row.code as string,
    type: row.type as StoredAttribute['type'],
    label: readJson(row.label),
    isSystem: Boolean(row.is_system),
  }
}

/** Inserts and updates by code. */
export async function writeAttributes(
  db: Statements,
  attributes: readonly Omit<StoredAttribute, 'id' | 'isSystem'>[],
  now: string
): Promise<void> {
  const names = FIELDS.map((field) => COLUMNS[field][0])
  const source = db.rows({
    code: 'text',
    type: 'text',
    label: 'json',
    now: 'instant',
    ...Object.fromEntries(FIELDS.map((field) => COLUMNS[field])),
  })
  await db.run(
    `insert into catalogue_attributes (code, type, label, created_at, updated_at, ${names.join(', ')})
     select code, type, label, now, now, ${names.join(', ')} from ${source} where true
     on conflict (code) do update set label = excluded.label, type = excluded.type, updated_at = excluded.updated_at,
       version = catalogue_attributes.version + 1, ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    attributes.map((attribute) => ({
      code: attribute.code,
      type: attribute.type,
      label: attribute.label,
      now,
      ...Object.fromEntries(FIELDS.map((field) => [COLUMNS[field][0], attribute[field]])),
    }))
  )
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
