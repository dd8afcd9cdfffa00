import { emptyVariant, type ProductState, type VariantState } from '#plugins/catalogue/services/upsert/product_state'
import { heldLevels } from '#plugins/catalogue/services/stock/levels'
import { seenBy } from '#plugins/catalogue/services/reading/ask_belongings'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { FoundTier } from '#plugins/catalogue/services/reading/ask_belongings'
import type { ReadList, ReadSet } from '#core/database/read_set'

type FoundVariant = Omit<VariantState, 'id' | 'stock' | 'prices'> & { id: number; product: number }

interface FoundLevel {
  variant: number
  source: string
  onHand: number
  reserved: number
}

/** Variants with what each source holds: that is held until the transaction ends, so that nobody reserves meanwhile. */
export function askVariants(reads: ReadSet, bulk: Bulk) {
  const { json } = reads
  const isSeen = seenBy(reads)
  const own = `(select v.id from catalogue_variants v where ${isSeen('v.product_id')})`
  heldLevels(reads, bulk, bulk.sqlite ? `l.variant_id in ${own}` : `l.variant_id = any (array${own})`)
  return {
    variants: reads.list<FoundVariant>(
      {
        ...{ id: 'v.id', product: 'v.product_id', sku: 'v.sku', position: 'v.position', price: 'v.price_amount' },
        ...{ specialPrice: 'v.special_price_amount', specialFrom: json.instant('v.special_from') },
        ...{ specialTo: json.instant('v.special_to'), weight: 'v.weight', barcode: 'v.barcode', status: 'v.status' },
        ...{ options: json.part('v.options'), manageStock: 'v.manage_stock' },
      },
      `catalogue_variants v where ${isSeen('v.product_id')}`,
      'v.product_id, v.position, v.id'
    ),
    levels: reads.list<FoundLevel>(
      { variant: 'held.variant_id', source: 's.code', onHand: 'held.on_hand', reserved: 'held.reserved' },
      'held join catalogue_inventory_sources s on s.id = held.source_id',
      'held.variant_id, held.source_id'
    ),
  }
}

/** Gives products the variants that were found of them. */
export function addVariants(
  products: ReadonlyMap<number, ProductState>,
  { variants, levels }: ReturnType<typeof askVariants>,
  tiers: ReadList<FoundTier>
): void {
  const byId = new Map<number, VariantState>()
  for (const { product, manageStock, ...row } of variants.rows) {
    const variant = { ...emptyVariant(row.sku, row.position), ...row, manageStock: Boolean(manageStock) }
    byId.set(row.id, variant)
    products.get(product)?.variants.push(variant)
  }
  for (const { variant, source, ...level } of levels.rows) {
    const one = byId.get(variant)
    if (one) one.stock[source] = level
  }
  for (const { variant, ...price } of tiers.rows) byId.get(variant)?.prices.push(price)
}
