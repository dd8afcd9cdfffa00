import type { Cells } from '#plugins/catalogue/export/own_rows'
import type { ExportVocabulary } from '#plugins/catalogue/export/export_vocabulary'
import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'
import type { Store } from '#core/database/store'

export interface ExportedProduct {
  id: number
  product: ProductState
  /** Its lines in our own format. */
  rows: Cells[]
}

/** The products of another program: columns, and the lines of a product. */
export interface ForeignLines {
  header: string[]
  rows(exported: ExportedProduct): Cells[]
}

export type ForeignFormat = (store: Store, vocabulary: ExportVocabulary) => Promise<ForeignLines>
