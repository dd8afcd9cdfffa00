import { jsonSql } from '#plugins/catalogue/queries/products/json_sql'
import { readJson, type Bulk } from '#plugins/catalogue/database/bulk'
import type { Locale } from '#core/i18n/locales'
import type { Standing } from '#plugins/catalogue/services/form/product_input_of'

export interface StandingProduct extends Standing {
  version: number
  slugs: Partial<Record<Locale, string>>
}

/** What stands of a product that a form changes: one statement. Null: nothing. */
export async function findStanding(bulk: Bulk, id: number): Promise<StandingProduct | null> {
  const { list, object } = jsonSql(bulk.sqlite ? 'sqlite' : 'pg')
  const [row] = await bulk.all<{ code: string; version: number; variants: unknown; slugs: unknown }>(
    `select p.code, p.version,
       (select ${list(object({ id: 'v.id', sku: 'v.sku' }), 'v.id')} from catalogue_variants v where v.product_id = p.id) as variants,
       (select ${list(object({ locale: 't.locale', slug: 't.slug' }), 't.locale')} from catalogue_product_translations t
         where t.product_id = p.id) as slugs
     from catalogue_products p where p.id = ?`,
    id
  )
  if (!row) return null
  const variants = readJson<{ id: number; sku: string }[] | null>(row.variants) ?? []
  const slugs = readJson<{ locale: Locale; slug: string }[] | null>(row.slugs) ?? []
  return {
    code: row.code,
    version: row.version,
    skus: new Map(variants.map((variant) => [variant.id, variant.sku])),
    slugs: Object.fromEntries(slugs.map(({ locale, slug }) => [locale, slug])),
  }
}
