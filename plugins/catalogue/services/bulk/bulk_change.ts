import type { BulkCell } from '#core/bulk/bulk_kind'
import type { ProductStatus } from '#plugins/catalogue/services/upsert/product_input'

/** Amounts are minor units, percentages basis points: 12.5 % is 1250. */
export type PriceChange =
  | { mode: 'set'; amount: number }
  | { mode: 'raise' | 'lower'; amount: number }
  | { mode: 'raise_percent' | 'lower_percent'; percent: number }

/** Instants, or null for an open side. */
interface Period {
  from: string | null
  to: string | null
}

export type SpecialChange =
  | { mode: 'clear' }
  | ({ mode: 'set'; amount: number } & Period)
  /** So much below the price that the change leaves. */
  | ({ mode: 'below_percent'; percent: number } & Period)

/** What becomes of every product of a selection. */
export interface BulkChange {
  price?: PriceChange
  special?: SpecialChange
  status?: ProductStatus
  addCategories?: number[]
  removeCategories?: number[]
}

export type CellValue = string | number | null | number[]

export const VARIANT_CELLS = ['price', 'specialPrice', 'specialFrom', 'specialTo'] as const

/** One value of a product, or of one of its variants, before and after. */
export interface ProductCell extends BulkCell {
  field: 'status' | 'categories' | (typeof VARIANT_CELLS)[number]
  /** Null: a value of the product. */
  variant: number | null
  sku: string | null
  before: CellValue
  after: CellValue
}

/** What a change of many products looks at. */
export interface BulkVariant {
  id: number
  sku: string
  price: number
  specialPrice: number | null
  specialFrom: string | null
  specialTo: string | null
}

export interface BulkProduct {
  id: number
  code: string
  status: ProductStatus
  /** Codes of the attributes that its family requires and that it lacks. */
  missing: string[]
  /** Ids, the main one first. */
  categories: number[]
  variants: BulkVariant[]
}
