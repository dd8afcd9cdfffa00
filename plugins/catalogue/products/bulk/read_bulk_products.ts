import { MISSING_ORDER, MISSING_VALUES } from '#plugins/catalogue/products/list/missing_values'
import { products, variants } from '#plugins/catalogue/products/tables'
import { seenCondition } from '#plugins/catalogue/products/read_products'
import type { Statements } from '#core/database/statements'
import type { BulkProduct, BulkVariant } from '#plugins/catalogue/products/bulk/bulk_change'
import type { ReadSet } from '#core/database/read_set'

/** Reads what a change of many products looks at: one statement, whatever their number. In the order of their ids. */
export async function readBulkProducts(db: Statements, ids: readonly number[]): Promise<BulkProduct[]> {
  if (ids.length === 0) return []
  const lists = await db.readAll((reads) => query(reads, db, ids))
  const levels = Map.groupBy(lists.levels.rows, ({ variantId }) => variantId)
  const stockOf = (variant: number) =>
    Object.fromEntries((levels.get(variant) ?? []).map(({ source, onHand }) => [source, onHand]))
  const own = Map.groupBy(lists.variants.rows, ({ productId }) => productId)
  const categories = Map.groupBy(lists.categories.rows, ({ productId }) => productId)
  const missing = Map.groupBy(lists.missing.rows, ({ productId }) => productId)
  return lists.products.rows.map((product) => ({
    ...product,
    family: product.family ?? [],
    missing: (missing.get(product.id) ?? []).map(({ code }) => code),
    categories: (categories.get(product.id) ?? []).map(({ id }) => id),
    variants: (own.get(product.id) ?? []).map(({ productId: _, ...variant }) => ({
      ...variant,
      stock: stockOf(variant.id),
    })),
  }))
}

function query(reads: ReadSet, db: Statements, ids: readonly number[]) {
  const { json } = reads
  const isSeen = seenCondition(reads)
  reads.with(`seen as (select value as id from ${db.ids} as given)`, JSON.stringify(ids))
  const looked = ['price', 'specialPrice', 'specialFrom', 'specialTo', 'options', 'manageStock'] as const
  return {
    products: reads.list<Pick<BulkProduct, 'id' | 'code' | 'status' | 'attributes'> & { family: string[] | null }>(
      {
        ...products.json(json, 'p', ['id', 'code', 'status', 'attributes']),
        family: json.part(`(select ${json.list('fa.code', 'fa.id')} from catalogue_family_groups g
          join catalogue_family_attributes fg on fg.group_id = g.id
          join catalogue_attributes fa on fa.id = fg.attribute_id where g.family_id = p.family_id)`),
      },
      `catalogue_products p where ${isSeen('p.id')}`,
      'p.id'
    ),
    variants: reads.list<Omit<BulkVariant, 'stock'> & { productId: number }>(
      variants.json(json, 'v', ['id', 'productId', 'sku', ...looked]),
      `catalogue_variants v where ${isSeen('v.product_id')}`,
      'v.product_id, v.position, v.id'
    ),
    levels: reads.list<{ variantId: number; source: string; onHand: number }>(
      { variantId: 'l.variant_id', source: 's.code', onHand: 'l.on_hand' },
      `catalogue_variants v join catalogue_stock_levels l on l.variant_id = v.id
        join catalogue_inventory_sources s on s.id = l.source_id where ${isSeen('v.product_id')}`,
      's.id'
    ),
    categories: reads.list<{ productId: number; id: number }>(
      { productId: 'pc.product_id', id: 'pc.category_id' },
      `catalogue_product_categories pc join catalogue_categories c on c.id = pc.category_id and c.kind = 'category'
        where ${isSeen('pc.product_id')}`,
      'pc.product_id, pc.position'
    ),
    missing: reads.list<{ productId: number; code: string }>(
      { productId: 'p.id', code: 'a.code' },
      `catalogue_products p cross join ${MISSING_VALUES} and ${isSeen('p.id')}`,
      `p.id, ${MISSING_ORDER}`
    ),
  }
}
