import type { BulkCell } from '#core/bulk/bulk_kind'
import type { AttributeValue, AttributeValues } from '#plugins/catalogue/products/upsert/attribute_values'
import type { ProductStatus } from '#plugins/catalogue/products/upsert/product_input'

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

/** What becomes of the pieces that a source holds of each variant whose stock is counted. */
export interface StockChange {
  /** Code of the source. */
  source: string
  mode: 'set' | 'add'
  /** Pieces; less than nothing to take some away. */
  quantity: number
}

/** What becomes of an attribute, of products whose family has it. */
export interface AttributeChange {
  code: string
  /** `add`: to what a product says already, of an attribute with several values. */
  mode: 'set' | 'add' | 'clear'
  /** As it is stored; null: it is cleared. */
  value: AttributeValue | null
  /** What is in the shop cannot be without it. */
  isRequired: boolean
  /** Every family has it. */
  isSystem: boolean
}

/** What becomes of every product of a selection. */
export interface BulkChange {
  /** Alone: what is counted and what is said are not taken back together. */
  stock?: StockChange
  attribute?: AttributeChange
  price?: PriceChange
  special?: SpecialChange
  status?: ProductStatus
  addCategories?: number[]
  removeCategories?: number[]
}

export type CellValue = AttributeValue | null | number[]

export const VARIANT_CELLS = ['price', 'specialPrice', 'specialFrom', 'specialTo'] as const

/** One value of a product, or of one of its variants, before and after. */
export interface ProductCell extends BulkCell {
  field: 'status' | 'categories' | 'attribute' | 'stock' | (typeof VARIANT_CELLS)[number]
  /** Of a cell of an attribute: its code. */
  attribute?: string
  /** Of a cell of stock: the code of its source. */
  source?: string
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
  /** What it says of the attributes that make a variant, by their codes. */
  options: Record<string, string>
  manageStock: boolean
  /** Pieces on hand by the code of their source. */
  stock: Record<string, number>
}

export interface BulkProduct {
  id: number
  code: string
  status: ProductStatus
  /** Codes of the attributes that its family requires and that it lacks. */
  missing: string[]
  /** Ids, the main one first. */
  categories: number[]
  /** Codes of the attributes of its family. */
  family: string[]
  attributes: AttributeValues
  variants: BulkVariant[]
}
