import type { ProductText } from '#plugins/catalogue/products/fields'
import type { ProductInput, VariantInput } from '#plugins/catalogue/products/upsert/product_input'

/** A product that is being read: fields appear as columns name them. */
export type Draft = { -readonly [Field in keyof Omit<ProductInput, 'variants'>]: ProductInput[Field] } & {
  /** Names of pictures and videos; undefined: nothing was said of them. */
  pictures?: string[]
  videos?: string[]
}

/** Reads the cells of one column. Throws a `DomainError` for a cell that cannot be read. */
export interface CellReader<Into> {
  field: string
  read(into: Into, text: string): void
}

/** What a column is, taken apart: `attr.tasting.fr_FR`. */
export type ColumnName =
  | { kind: 'key' }
  | { kind: 'product'; reader: CellReader<Draft> }
  | { kind: 'variant'; reader: CellReader<VariantInput> }
  | { kind: 'attribute'; code: string; locale: string | null }
  | { kind: 'option'; code: string }
  | { kind: 'stock'; source: string }
  | { kind: 'text'; field: ProductText; locale: string }
  | { kind: 'unknown' }

/** What holds for the shop that a file is read into. */
export interface CellContext {
  /** The channel's currency, and its decimals. */
  currency: string
  digits: number
  timezone: string
}
