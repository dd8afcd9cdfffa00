import type { DescribedProduct } from '#plugins/catalogue/import/product_media'
import { DomainError } from '#core/errors/domain_error'
import { undefuse } from '#core/text/formula_cells'
import { refusedRow, type ImportProblem } from '#core/import/problem'
import { attributeMade, barcodeUnusual, skuMissing, taxCategoryUnknown } from '#plugins/catalogue/import/errors'
import { hasWrongCheckDigit } from '#plugins/catalogue/import/check_digit'
import type { RowKey, SheetRow } from '#core/import/importer'
import { attributeWrite } from '#plugins/catalogue/import/undo/attributes'
import type { Transaction } from '#core/database/store'
import type { CellReader, Draft } from '#plugins/catalogue/import/cell_reader'
import type { WantedAttribute } from '#plugins/catalogue/import/vocabulary'
import { NOTHING_PREPARED, type Prepared, type ProductFormat } from '#plugins/catalogue/import/product_session'
import type { VariantInput } from '#plugins/catalogue/products/upsert/product_input'

/** The readers of the columns of a file. */
export interface OwnColumns {
  product: CellReader<Draft>[]
  variant: CellReader<VariantInput>[]
}

/** An attribute that was created. */
export type MadeAttribute = WantedAttribute & { id: number }

/** Creates the attributes of the file that the shop lacks, in the families of a batch. Returns those it made. */
export type AttributeMaker = (trx: Transaction, families: ReadonlySet<string>) => Promise<MadeAttribute[]>

/** Our own format. */
export class OwnFormat implements ProductFormat {
  constructor(
    private readonly columns: OwnColumns,
    private readonly makeAttributes: AttributeMaker | null,
    /** Codes of the tax categories of the shop; null if no plugin contributes any. */
    private readonly taxCategories: ReadonlySet<string> | null
  ) {}

  keyOf({ sku = '', product = '' }: SheetRow['values']): RowKey {
    const unique = keyText(sku)
    return { group: keyText(product) || unique, unique, field: 'sku' }
  }

  product(row: SheetRow, problems: ImportProblem[], warnings: ImportProblem[]): Draft {
    const draft: Draft = {}
    const code = keyText(row.values.product)
    if (code !== '') draft.code = code
    readCells(this.columns.product, draft, row, problems)
    this.#checkTaxCategory(draft, row, warnings)
    return draft
  }

  /** Warns of an unknown tax category, since the default rate of the shop will apply. */
  #checkTaxCategory({ taxCategory: code }: Draft, { row }: SheetRow, warnings: ImportProblem[]): void {
    if (!code || !this.taxCategories || this.taxCategories.has(code)) return
    warnings.push(refusedRow(row, taxCategoryUnknown({ code }), 'tax_category'))
  }

  variant(row: SheetRow, problems: ImportProblem[], warnings: ImportProblem[]): VariantInput | null {
    const { sku = '', product = '' } = row.values
    if (sku.trim() === '' && product.trim() !== '') return null
    const variant: VariantInput = { sku: keyText(sku) }
    if (variant.sku === '') problems.push(refusedRow(row.row, skuMissing(), 'sku'))
    readCells(this.columns.variant, variant, row, problems)
    const barcode = variant.barcode ?? ''
    if (hasWrongCheckDigit(barcode)) warnings.push(refusedRow(row.row, barcodeUnusual({ barcode }), 'barcode'))
    return variant
  }

  async prepare(trx: Transaction, products: readonly DescribedProduct[]): Promise<Prepared> {
    if (!this.makeAttributes) return NOTHING_PREPARED
    const made = await this.makeAttributes(trx, new Set(products.flatMap(({ input }) => input.family ?? [])))
    const warnings = made.map(({ code, type, validation }) => {
      return refusedRow(null, attributeMade({ code, type: validation === 'decimal' ? 'number' : type }), null)
    })
    return { warnings, writes: made.map(attributeWrite) }
  }
}

/** Exports write an apostrophe before what a spreadsheet would run. */
const keyText = (cell = '') => undefuse(cell).trim()

/** Reads the cells of a row. An unreadable cell becomes a problem of the row; columns that the row lacks are skipped. */
export function readCells<Into>(
  readers: readonly CellReader<Into>[],
  into: Into,
  { row, values }: SheetRow,
  problems: ImportProblem[]
): void {
  for (const { field, read } of readers) {
    const cell = values[field]
    if (cell === undefined) continue
    try {
      read(into, undefuse(cell))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      problems.push(refusedRow(row, error, field))
    }
  }
}
