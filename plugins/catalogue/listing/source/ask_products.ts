import { availableSql } from '#plugins/catalogue/services/stock/shortage'
import { askBelongings, seenBy } from '#plugins/catalogue/services/reading/ask_belongings'
import type { ReadSet } from '#core/database/read_set'
import type { ProductType } from '#plugins/catalogue/services/upsert/product_input'
import type { PriceRule } from '#plugins/catalogue/services/upsert/composition_input'
import type { StoredValue } from '#plugins/catalogue/listing/source/product_source'

export interface FoundProduct {
  id: number
  code: string
  type: ProductType
  status: string
  family: string
  priceRule: PriceRule
  partsDiscount: number
  taxCategory: string | null
  position: number
  createdAt: string
  updatedAt: string
  optionAttributes: string[]
  attributes: Record<string, StoredValue>
}

export interface FoundVariant {
  id: number
  product: number
  sku: string
  barcode: string | null
  status: string
  currency: string
  price: number
  specialPrice: number | null
  specialFrom: string | null
  specialTo: string | null
  options: Record<string, string>
  managesStock: boolean | number
  onHand: number
  /** What can be promised: on hand in active sources, without what is reserved. */
  available: number
}

interface FoundPrice {
  variant: number
  group: string
  amount: number
  from: string
  to: string | null
  isReduced: boolean | number
}

/** Lists of everything about the products of `seen`, each by product and in its own order. */
export type AskedProducts = ReturnType<typeof askProducts>

/** Products, published or not, with what belongs to them. `seen(id)` is a table of the set. */
export function askProducts(reads: ReadSet) {
  const { json } = reads
  const isSeen = seenBy(reads)
  const onHand = 'coalesce((select sum(l.on_hand) from catalogue_stock_levels l where l.variant_id = v.id), 0)'
  return {
    products: reads.list<FoundProduct>(
      {
        ...{ id: 'p.id', code: 'p.code', type: 'p.type', status: 'p.status', family: 'f.code', position: 'p.position' },
        ...{ priceRule: 'p.price_rule', partsDiscount: 'p.parts_discount', taxCategory: 'p.tax_category' },
        ...{ createdAt: json.instant('p.created_at'), updatedAt: json.instant('p.updated_at') },
        ...{ optionAttributes: json.part('p.option_attributes'), attributes: json.part('p.attributes') },
      },
      `catalogue_products p join catalogue_families f on f.id = p.family_id where ${isSeen('p.id')}`,
      'p.id'
    ),
    ...askBelongings(reads),
    variants: reads.list<FoundVariant>(
      {
        ...{ id: 'v.id', product: 'v.product_id', sku: 'v.sku', barcode: 'v.barcode', status: 'v.status' },
        ...{ currency: 'v.currency', price: 'v.price_amount', specialPrice: 'v.special_price_amount' },
        ...{ specialFrom: json.instant('v.special_from'), specialTo: json.instant('v.special_to') },
        ...{ options: json.part('v.options'), managesStock: 'v.manage_stock', onHand },
        available: availableSql('v.id'),
      },
      `catalogue_variants v where ${isSeen('v.product_id')}`,
      'v.product_id, v.position, v.id'
    ),
    // Only a reduced price needs the prices that were asked before it.
    history: reads.list<FoundPrice>(
      {
        ...{ variant: 'h.variant_id', group: 'h.customer_group', amount: 'h.amount', isReduced: 'h.is_reduced' },
        ...{ from: json.instant('h.from_at'), to: json.instant('h.to_at') },
      },
      `catalogue_variants v join catalogue_price_history h on h.variant_id = v.id
        where v.special_price_amount is not null and ${isSeen('v.product_id')}`,
      'h.variant_id, h.from_at, h.id'
    ),
    links: reads.list<{ product: number; kind: string; linked: number }>(
      { product: 'k.product_id', kind: 'k.kind', linked: 'k.linked_id' },
      `catalogue_product_links k where ${isSeen('k.product_id')}`,
      'k.product_id, k.kind, k.position, k.linked_id'
    ),
  }
}
