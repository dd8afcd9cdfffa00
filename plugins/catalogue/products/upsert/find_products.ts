import type { Statements } from '#core/database/statements'
import { AlikeSkus, lowerSku } from '#plugins/catalogue/products/upsert/alike_skus'
import type { ReadSet } from '#core/database/read_set'
import { codeOf, type ProductInput } from '#plugins/catalogue/products/upsert/product_input'

export interface FoundProduct {
  id: number
  code: string
  hash: string
}

/** Which products of a batch exist already. */
export interface FoundProducts {
  of(input: ProductInput): FoundProduct | null
  skuOwners: ReadonlyMap<string, number>
  /** Stored SKUs that equal one of the batch or differ from one only by case. */
  skus: AlikeSkus
  /** Whether a product code or a SKU is in use. */
  isTaken(key: string): boolean
}

/** Declares the reads of the products that have a code or SKU (in any case) of the batch, or one of `keys`. */
export function queryFound(
  reads: ReadSet,
  db: Statements,
  inputs: readonly ProductInput[],
  keys: readonly string[] = []
) {
  const { texts } = db
  const skus = inputs.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  return {
    byCode: reads.list<FoundProduct>(
      { id: 'p.id', code: 'p.code', hash: 'p.row_hash' },
      `catalogue_products p where p.code in ${texts}`,
      'p.id',
      JSON.stringify([...inputs.map(codeOf), ...keys])
    ),
    bySku: reads.list<FoundProduct & { sku: string }>(
      { sku: 'v.sku', id: 'p.id', code: 'p.code', hash: 'p.row_hash' },
      `catalogue_variants v join catalogue_products p on p.id = v.product_id where lower(v.sku) in ${texts}`,
      'v.id',
      JSON.stringify([...skus, ...keys].map(lowerSku))
    ),
  }
}

/** `known`: a product that was read already. */
export function foundOf({ byCode, bySku }: ReturnType<typeof queryFound>, known?: FoundProduct | null): FoundProducts {
  const codes = new Map([...byCode.rows, ...(known ? [known] : [])].map((product) => [product.code, product]))
  const skus = new Map(bySku.rows.map((product) => [product.sku, product]))
  return {
    of: (input) => {
      const ofSku = input.code ? undefined : skus.get(input.variants[0]?.sku ?? '')
      return ofSku ?? codes.get(codeOf(input)) ?? null
    },
    skuOwners: new Map([...skus].map(([sku, { id }]) => [sku, id])),
    skus: new AlikeSkus(skus.keys()),
    isTaken: (key) => codes.has(key) || skus.has(key),
  }
}

/**
 * Of inputs that did not change since the last import, those whose stock differs from the stored level, because sales
 * moved it in between. One statement.
 */
export async function withMovedStock(db: Statements, inputs: readonly ProductInput[]): Promise<Set<ProductInput>> {
  const stocked = inputs.filter(({ variants }) => variants.some(({ stock }) => stock))
  const rows = await db.run<{ sku: string; source: string; on_hand: number }>(
    `select v.sku, s.code as source, l.on_hand from catalogue_variants v
     join catalogue_stock_levels l on l.variant_id = v.id
     join catalogue_inventory_sources s on s.id = l.source_id where v.sku in ${db.texts}`,
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
