import { readJson, type Bulk } from '#plugins/catalogue/database/bulk'
import { MISSING_ORDER, MISSING_VALUES } from '#plugins/catalogue/services/missing_values'
import { jsonSql } from '#core/database/json_sql'
import type { BulkProduct, BulkVariant } from '#plugins/catalogue/services/bulk/bulk_change'

/** Reads what a change of many products looks at: two statements, whatever their number. In the order of their ids. */
export async function readBulkProducts(bulk: Bulk, ids: readonly number[]): Promise<BulkProduct[]> {
  const { list } = jsonSql(bulk.sqlite ? 'sqlite' : 'pg')
  const rows = await bulk.run<
    Omit<BulkProduct, 'variants' | 'categories' | 'missing'> & { categories: unknown; missing: unknown }
  >(
    `select p.id, p.code, p.status, (select ${list('pc.category_id', 'pc.position')}
       from catalogue_product_categories pc join catalogue_categories c on c.id = pc.category_id and c.kind = 'category'
       where pc.product_id = p.id) as categories,
       (select ${list('a.code', MISSING_ORDER)} from ${MISSING_VALUES}) as missing
     from catalogue_products p where p.id in ${bulk.ids} order by p.id`,
    ids
  )
  const variants = Map.groupBy(await readVariants(bulk, ids), ({ product }) => product)
  return rows.map(({ id, code, status, categories, missing }) => ({
    ...{ id: Number(id), code, status },
    missing: readJson<string[] | null>(missing) ?? [],
    categories: readJson<number[] | null>(categories) ?? [],
    variants: (variants.get(Number(id)) ?? []).map(({ product, ...variant }) => variant),
  }))
}

async function readVariants(bulk: Bulk, ids: readonly number[]): Promise<(BulkVariant & { product: number })[]> {
  const rows = await bulk.run<{
    id: number
    product_id: number
    sku: string
    price_amount: number
    special_price_amount: number | null
    special_from: string | null
    special_to: string | null
  }>(
    `select id, product_id, sku, price_amount, special_price_amount, special_from, special_to
     from catalogue_variants where product_id in ${bulk.ids} order by product_id, position, id`,
    ids
  )
  return rows.map((row) => ({
    id: Number(row.id),
    product: Number(row.product_id),
    sku: row.sku,
    price: Number(row.price_amount),
    specialPrice: row.special_price_amount === null ? null : Number(row.special_price_amount),
    specialFrom: row.special_from,
    specialTo: row.special_to,
  }))
}
