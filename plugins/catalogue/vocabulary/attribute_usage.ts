import { readJson, type Statements } from '#core/database/statements'
import type { Label } from '#core/i18n/label'

/** What needs an attribute. */
export interface AttributeUsage {
  families: { code: string; name: Partial<Label> }[]
  /** Products that say something of it, in any language. */
  products: number
  /** Variants that it tells apart. */
  variants: number
}

/** The JSON columns that hold values, with how a key of theirs is asked for on either database. */
const keyed = (sqlite: boolean, column: string) =>
  sqlite ? `${column} ->> ? is not null` : `jsonb_exists(${column}, ?)`

const keyOf = (sqlite: boolean, code: string) => (sqlite ? `$."${code}"` : code)

/** Whether any product or variant says something of an attribute; ends at the first one found. */
export async function hasValues(db: Statements, code: string): Promise<boolean> {
  const key = keyOf(db.sqlite, code)
  const rows = await db.all(
    `select 1 as one where exists (select 1 from catalogue_products where ${keyed(db.sqlite, 'attributes')})
       or exists (select 1 from catalogue_product_translations where ${keyed(db.sqlite, 'attributes')})
       or exists (select 1 from catalogue_variants where ${keyed(db.sqlite, 'options')})`,
    ...[key, key, key]
  )
  return rows.length > 0
}

interface UsageRow {
  code: string | null
  name: unknown
  products: number
  variants: number
}

/** A row for each family, then one with the counts. */
export async function attributeUsage(db: Statements, code: string): Promise<AttributeUsage> {
  const key = keyOf(db.sqlite, code)
  const rows = await db.all<UsageRow>(
    `select f.code, cast(f.name as text) as name, 0 as products, 0 as variants, f.id from catalogue_families f
     where f.id in (select g.family_id from catalogue_family_groups g
       join catalogue_family_attributes fa on fa.group_id = g.id
       join catalogue_attributes a on a.id = fa.attribute_id and a.code = ?)
     union all
     select null, null, (select count(*) from catalogue_products p where ${keyed(db.sqlite, 'p.attributes')}
         or exists (select 1 from catalogue_product_translations t
           where t.product_id = p.id and ${keyed(db.sqlite, 't.attributes')})),
       (select count(*) from catalogue_variants where ${keyed(db.sqlite, 'options')}), null
     order by 5`,
    ...[code, key, key, key]
  )
  const counts = rows.find((row) => row.code === null)
  return {
    families: rows.flatMap((row) => (row.code === null ? [] : [{ code: row.code, name: readJson(row.name) }])),
    products: Number(counts?.products ?? 0),
    variants: Number(counts?.variants ?? 0),
  }
}

/** What needs each of these attributes; those that nothing needs are left out. Three statements; one for one attribute. */
export async function usageOf(db: Statements, codes: readonly string[]): Promise<Map<string, AttributeUsage>> {
  const [only] = codes
  if (only !== undefined && codes.length === 1) {
    const found = await attributeUsage(db, only)
    const isNeeded = found.families.length + found.products + found.variants > 0
    return new Map(isNeeded ? [[only, found]] : [])
  }
  const usage = new Map<string, AttributeUsage>()
  const of = (code: string): AttributeUsage => {
    const known = usage.get(code) ?? { families: [], products: 0, variants: 0 }
    usage.set(code, known)
    return known
  }
  const families = await db.run<{ attribute: string; code: string; name: unknown }>(
    `select distinct a.code as attribute, f.id, f.code, cast(f.name as text) as name from catalogue_families f
     join catalogue_family_groups g on g.family_id = f.id
     join catalogue_family_attributes fa on fa.group_id = g.id
     join catalogue_attributes a on a.id = fa.attribute_id where a.code in ${db.texts} order by f.id`,
    codes
  )
  for (const { attribute, code, name } of families) of(attribute).families.push({ code, name: readJson(name) })
  const products = await db.run<{ code: string; used: number }>(
    `select code, count(distinct id) as used from (${said(db, 'catalogue_products', 'id')}
       union all ${said(db, 'catalogue_product_translations', 'product_id')}) as s group by code`,
    codes,
    codes
  )
  for (const { code, used } of products) of(code).products = Number(used)
  const variants = await db.run<{ code: string; used: number }>(
    `select code, count(*) as used from (${said(db, 'catalogue_variants', 'id', 'options')}) as s group by code`,
    codes
  )
  for (const { code, used } of variants) of(code).variants = Number(used)
  return usage
}

/** Each row of a table with each of the wanted keys that a JSON column of it has; takes one `?`, the keys. */
function said({ sqlite, texts }: Statements, table: string, id: string, column = 'attributes'): string {
  const keys = sqlite ? `json_each(t.${column}) k` : `jsonb_object_keys(t.${column}) k(key)`
  return `select t.${id} as id, k.key as code from ${table} t, ${keys} where k.key in ${texts}`
}

/** Products and variants that name an option of an attribute. */
export async function optionUsage(db: Statements, attribute: string, option: string): Promise<number> {
  const [values, choice] = db.sqlite
    ? [`exists (select 1 from json_each(attributes, ?) where value = ?)`, `options ->> ? = ?`]
    : [`attributes -> cast(? as text) @> to_jsonb(cast(? as text))`, `options ->> cast(? as text) = ?`]
  const key = keyOf(db.sqlite, attribute)
  const [row] = await db.all<{ used: number }>(
    `select (select count(*) from catalogue_products where ${values})
       + (select count(*) from catalogue_product_translations where ${values})
       + (select count(*) from catalogue_variants where ${choice}) as used`,
    ...[key, option, key, option, key, option]
  )
  return Number(row?.used ?? 0)
}
