import { DomainError } from '#core/errors/domain_error'
import { refusedRow, type ImportProblem } from '#core/import/problem'
import { attributeMade, skuMissing, taxCategoryUnknown } from '#plugins/catalogue/importers/errors'
import type { RowKey, SheetRow } from '#core/import/importer'
import type { Transaction } from '#core/database/store'
import type { CellReader, Draft } from '#plugins/catalogue/importers/product_columns'
import type { ProductFormat } from '#plugins/catalogue/importers/product_session'
import type { ProductInput, VariantInput } from '#plugins/catalogue/services/upsert/product_input'

/** The columns of a file, ready to be read. */
export interface OwnColumns {
  product: CellReader<Draft>[]
  variant: CellReader<VariantInput>[]
}

/** Makes attributes that a file names and the shop lacks, for the families of a batch. */
export type AttributeMaker = (trx: Transaction, families: ReadonlySet<string>) => Promise<string[]>

/** Rows of our own format. */
export class OwnFormat implements ProductFormat {
  readonly #warned = new Set<string>()

  constructor(
    private readonly columns: OwnColumns,
    private readonly makeAttributes: AttributeMaker | null,
    /** Codes of the categories of tax that the shop has; null: nobody keeps any. */
    private readonly taxCategories: ReadonlySet<string> | null
  ) {}

  keyOf({ sku = '', product = '' }: SheetRow['values']): RowKey {
    const unique = sku.trim()
    return { group: product.trim() || unique, unique, field: 'sku' }
  }

  product(row: SheetRow, problems: ImportProblem[], warnings: ImportProblem[]): Draft {
    const draft: Draft = {}
    const code = (row.values.product ?? '').trim()
    if (code !== '') draft.code = code
    readCells(this.columns.product, draft, row, problems)
    this.#lookAtTax(draft, row, warnings)
    return draft
  }

  /** A category that nobody keeps bears the shop’s own rate: said once for each, at its first row. */
  #lookAtTax({ taxCategory: code }: Draft, { row }: SheetRow, warnings: ImportProblem[]): void {
    if (!code || !this.taxCategories || this.taxCategories.has(code) || this.#warned.has(code)) return
    this.#warned.add(code)
    warnings.push(refusedRow(row, taxCategoryUnknown({ code }), 'tax_category'))
  }

  variant(row: SheetRow, problems: ImportProblem[]): VariantInput {
    const variant: VariantInput = { sku: (row.values.sku ?? '').trim() }
    if (variant.sku === '') problems.push(refusedRow(row.row, skuMissing(), 'sku'))
    readCells(this.columns.variant, variant, row, problems)
    return variant
  }

  async prepare(trx: Transaction, products: readonly ProductInput[]): Promise<ImportProblem[]> {
    if (!this.makeAttributes) return []
    const made = await this.makeAttributes(trx, new Set(products.flatMap(({ family }) => family ?? [])))
    return made.map((code) => refusedRow(null, attributeMade({ code }), null))
  }
}

/** Reads the cells of a row; one that cannot be read is a problem of its row. */
export function readCells<Into>(
  readers: readonly CellReader<Into>[],
  into: Into,
  { row, values }: SheetRow,
  problems: ImportProblem[]
): void {
  for (const { field, read } of readers) {
    try {
      read(into, values[field] ?? '')
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      problems.push(refusedRow(row, error, field))
    }
  }
}
