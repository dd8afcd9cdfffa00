import type { Bulk } from '#plugins/catalogue/database/bulk'
import { codeOf } from '#plugins/catalogue/services/upsert/plan_product'
import type { ProductInput } from '#plugins/catalogue/services/upsert/product_input'

export interface FoundProduct {
  id: number
  code: string
  hash: string
}

/** Which products of a batch exist already. */
export interface FoundProducts {
  of(input: ProductInput): FoundProduct | null
  skuOwners: ReadonlyMap<string, number>
}

/** Looks the products of a batch up by code and by SKU: two statements. */
export async function findProducts(bulk: Bulk, inputs: readonly ProductInput[]): Promise<FoundProducts> {
  const byCode = await bulk.all<FoundProduct>(
    `select id, code, row_hash as hash from catalogue_products where code in ${bulk.texts}`,
    inputs.map(codeOf)
  )
  const bySku = await bulk.all<FoundProduct & { sku: string }>(
    `select v.sku, p.id, p.code, p.row_hash as hash from catalogue_variants v
     join catalogue_products p on p.id = v.product_id where v.sku in ${bulk.texts}`,
    inputs.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  )
  const codes = new Map(byCode.map((product) => [product.code, product]))
  const skus = new Map(bySku.map((product) => [product.sku, product]))
  return {
    of: (input) => {
      const borne = input.code ? undefined : skus.get(input.variants[0]?.sku ?? '')
      return borne ?? codes.get(codeOf(input)) ?? null
    },
    skuOwners: new Map([...skus].map(([sku, { id }]) => [sku, id])),
  }
}

/**
 * Of inputs that say what they said before, those whose stock is no longer what they say: one
 * statement. Sales move stock between two imports of the same file.
 */
export async function withMovedStock(bulk: Bulk, inputs: readonly ProductInput[]): Promise<Set<ProductInput>> {
  const stocked = inputs.filter(({ variants }) => variants.some(({ stock }) => stock))
  const rows = await bulk.run<{ sku: string; source: string; on_hand: number }>(
    `select v.sku, s.code as source, l.on_hand from catalogue_variants v
     join catalogue_stock_levels l on l.variant_id = v.id
     join catalogue_inventory_sources s on s.id = l.source_id where v.sku in ${bulk.texts}`,
    stocked.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  )
  const levels = new Map(rows.map((row) => [`${row.sku}\n${row.source}`, row.on_hand]))
  const moved = stocked.filter(({ variants }) =>
    variants.some(({ sku, stock = {} }) =>
      Object.entries(stock).some(([source, wanted]) => (levels.get(`${sku}\n${source}`) ?? 0) !== (wanted ?? 0))
    )
  )
  return new Set(moved)
}
