import { heldLevels } from '#plugins/catalogue/stock/levels'
import {
  fillProducts,
  queryProducts,
  seenCondition,
  type FoundDownload,
  type FoundMedium,
  type ProductLists,
} from '#plugins/catalogue/products/read_products'
import { emptyProduct, type ProductState, type VariantState } from '#plugins/catalogue/products/upsert/product_state'
import type { Statements } from '#core/database/statements'
import type { ReadList, ReadSet } from '#core/database/read_set'

interface FoundLevel {
  variantId: number
  source: string
  onHand: number
  reserved: number
}

export type Products = Map<number, ProductState>

/** Reads products with everything that a batch writes, and locks their stock levels. One statement. */
export async function loadProducts(db: Statements, ids: readonly number[]): Promise<Products> {
  if (ids.length === 0) return new Map()
  return statesOf(await db.readAll((reads) => queryStates(reads, db, ids)))
}

/** Reads products as `loadProducts` does, without locking their stock levels. One statement. */
export async function readProducts(db: Statements, ids: readonly number[]): Promise<Products> {
  if (ids.length === 0) return new Map()
  const lists = await db.readAll((reads) => {
    reads.with(`seen as (select value as id from ${db.ids} as given)`, JSON.stringify(ids))
    return {
      ...queryProducts(reads, {}),
      levels: reads.list<FoundLevel>(
        { variantId: 'l.variant_id', source: 's.code', onHand: 'l.on_hand', reserved: 'l.reserved' },
        `catalogue_stock_levels l join catalogue_inventory_sources s on s.id = l.source_id
         join catalogue_variants v on v.id = l.variant_id where ${seenCondition(reads)('v.product_id')}`,
        'l.variant_id, l.source_id'
      ),
    }
  })
  return statesOf(lists)
}

/**
 * Declares the reads of everything that a batch writes of products. Their stock levels are locked, so that nobody reserves
 * before the commit.
 */
export function queryStates(reads: ReadSet, db: Statements, ids: readonly number[]) {
  reads.with(`seen as (select value as id from ${db.ids} as given)`, JSON.stringify(ids))
  const own = `(select v.id from catalogue_variants v where ${seenCondition(reads)('v.product_id')})`
  heldLevels(reads, db, db.sqlite ? `l.variant_id in ${own}` : `l.variant_id = any (array${own})`)
  return {
    ...queryProducts(reads, {}),
    levels: reads.list<FoundLevel>(
      { variantId: 'held.variant_id', source: 's.code', onHand: 'held.on_hand', reserved: 'held.reserved' },
      'held join catalogue_inventory_sources s on s.id = held.source_id',
      'held.variant_id, held.source_id'
    ),
  }
}

/** The products that were read, by id. */
export function statesOf(lists: ProductLists & { levels: ReadList<FoundLevel> }): Products {
  const found = new Map(
    lists.products.rows.map(({ family: _, createdAt: __, updatedAt: ___, ...row }) => {
      const empty = emptyProduct(row.code, row.familyId)
      return [row.id, { ...empty, ...row, media: [] as FoundMedium[], downloads: [] as FoundDownload[] }]
    })
  )
  const variants = new Map<number, VariantState>()
  for (const { productId, currency: _, version: __, ...row } of lists.variants.rows) {
    const variant = { ...row, stock: {}, prices: [] }
    variants.set(row.id, variant)
    found.get(productId)?.variants.push(variant)
  }
  fillProducts(found, variants, lists)
  for (const { variantId, source, ...level } of lists.levels.rows) {
    const variant = variants.get(variantId)
    if (variant) variant.stock[source] = level
  }
  for (const { productId, categoryId, kind } of lists.places.rows) {
    found.get(productId)?.[kind === 'dish' ? 'dishes' : 'categories'].push(categoryId)
  }
  for (const { productId, kind, linked, sku } of lists.links.rows) {
    found.get(productId)?.links[kind].push(linked ?? (sku as string))
  }
  return new Map(
    [...found].map(([id, { media, downloads, ...product }]) => [
      id,
      {
        ...product,
        media: media.map(({ mediaId, kind, alt, sku }) => ({ mediaId, kind, alt, variant: sku })),
        downloads: downloads.map(({ kind, title, source, times, days }) => ({ kind, title, source, times, days })),
      },
    ])
  )
}
