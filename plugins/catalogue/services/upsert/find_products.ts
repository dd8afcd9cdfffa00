import type { Bulk } from '#plugins/catalogue/database/bulk'
import { AlikeSkus, lowerSku } from '#plugins/catalogue/services/upsert/alike_skus'
import { codeOf } from '#plugins/catalogue/services/upsert/plan_product'
import type { ReadSet } from '#core/database/read_set'
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
  /** SKUs that are borne, those of the batch and those that differ from them by case alone. */
  skus: AlikeSkus
  /** Whether a product or a variant bears a key. */
  isTaken(key: string): boolean
}

/** Lists of the products that bear the codes and SKUs of a batch (whatever their case), and of those that bear any of `keys`. */
export function askFound(reads: ReadSet, bulk: Bulk, inputs: readonly ProductInput[], keys: readonly string[] = []) {
  const { texts } = bulk
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

/** `standing`: a product that is known already. */
export function foundOf({ byCode, bySku }: ReturnType<typeof askFound>, standing?: FoundProduct | null): FoundProducts {
  const codes = new Map([...byCode.rows, ...(standing ? [standing] : [])].map((product) => [product.code, product]))
  const skus = new Map(bySku.rows.map((product) => [product.sku, product]))
  return {
    of: (input) => {
      const borne = input.code ? undefined : skus.get(input.variants[0]?.sku ?? '')
      return borne ?? codes.get(codeOf(input)) ?? null
    },
    skuOwners: new Map([...skus].map(([sku, { id }]) => [sku, id])),
    skus: new AlikeSkus(skus.keys()),
    isTaken: (key) => codes.has(key) || skus.has(key),
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
