import { type DomainError, type ErrorParameters } from '#core/errors/domain_error'
import { refusedRow, type ImportProblem } from '#core/import/problem'
import { changedFields, OTHER_LABELS } from '#plugins/catalogue/import/changed_fields'
import { showValues, type ShopFormats } from '#plugins/catalogue/import/shown_values'
import { watchCategories } from '#plugins/catalogue/import/category_watch'
import { valueRequired } from '#plugins/catalogue/errors'
import { fieldOf } from '#plugins/catalogue/import/input_fields'
import {
  mediaOf,
  namedMedia,
  withMedia,
  type DescribedProduct,
  type ReadProduct,
} from '#plugins/catalogue/import/product_media'
import { productWrite } from '#plugins/catalogue/import/undo/products'
import { exampleValue } from '#plugins/catalogue/import/example_value'
import {
  categoryMissing,
  draftsMade,
  optionMissing,
  productRefused,
  slugMoved,
  valueHeldBack,
  valueKept,
  valueMissing,
} from '#plugins/catalogue/import/errors'
import type {
  GroupResult,
  MediaKind,
  NamedMedium,
  ImportSession,
  ReadBatch,
  RowGroup,
  RowKey,
  SheetRow,
  StoredMedium,
  ThingChange,
  WrittenBatch,
} from '#core/import/importer'
import type { ImportWrite } from '#core/import/import_undo'
import type { Label } from '#core/i18n/label'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'
import type { UpsertProducts, UpsertResult } from '#plugins/catalogue/products/upsert/upsert_products'
import type { Draft } from '#plugins/catalogue/import/cell_reader'
import type { ProductInput, VariantInput } from '#plugins/catalogue/products/upsert/product_input'

/** How rows of one format become products. */
export interface ProductFormat {
  keyOf(values: SheetRow['values']): RowKey
  /** Reads the product. Called until a row is valid, so not for rows that only add a variant. */
  product(row: SheetRow, problems: ImportProblem[], warnings: ImportProblem[]): Draft
  /** Null: the row describes the product alone. */
  variant(row: SheetRow, problems: ImportProblem[], warnings: ImportProblem[]): VariantInput | null
  /** The column of a path in the input; null or absent: the column of our own format. */
  fieldOf?(place: string): string | null
  /** Creates what the rows need and the shop lacks. Called in the transaction of each batch, before its products. */
  prepare?(trx: Transaction, products: readonly DescribedProduct[]): Promise<Prepared>
}

/** What was created before the products of a batch. */
export interface Prepared {
  warnings: ImportProblem[]
  writes: ImportWrite[]
}

export const NOTHING_PREPARED: Prepared = { warnings: [], writes: [] }

/** Names of things that files and errors refer to by code. */
export interface ShopNames {
  /** Names of columns by field. */
  fields: ReadonlyMap<string, Label>
  attributes: ReadonlyMap<string, Label>
  families: ReadonlyMap<string, Label>
}

export interface ProductSessionOptions {
  upsert: Pick<UpsertProducts, 'execute'>
  origin: Origin
  hasMedia: boolean
  /** Whether options, categories and dishes that the shop lacks are created. */
  createMissing: boolean
  /** Whether new products without a status in the file become drafts. */
  newAreDrafts: boolean
  /** Formats for the values in the report of changes; null: report only which fields change. */
  formats: ShopFormats | null
  names: ShopNames
  warnings: ImportProblem[]
  mediaFields: Partial<Record<MediaKind, string>>
  /** Optimises the search index after many products were written. */
  settle(): Promise<void>
}

/** Blank, or an empty list. */
const EMPTY = /^(?:[\s|]*|\s*\[\s*\]\s*)$/

/** Number of written products from which the search index is worth optimising. */
const MANY = 1000

const ERRORS_WITH_HINT = [categoryMissing, optionMissing]

const VALUE_REQUIRED = valueRequired.kind.code

/** Imports products: merges the rows of each product and writes them with `UpsertProducts`. */
export class ProductSession implements ImportSession {
  readonly warnings: ImportProblem[]
  readonly mediaFields: Partial<Record<MediaKind, string>>
  readonly mediaLater = true
  #written = 0
  readonly #examples = new Map<string, string>()

  constructor(
    private readonly format: ProductFormat,
    private readonly options: ProductSessionOptions
  ) {
    this.warnings = options.warnings
    this.mediaFields = options.mediaFields
  }

  keyOf(values: SheetRow['values']): RowKey {
    return this.format.keyOf(values)
  }

  isEmpty(text: string): boolean {
    return EMPTY.test(text)
  }

  async read(groups: readonly RowGroup[]): Promise<ReadBatch> {
    const problems: ImportProblem[] = []
    const warnings: ImportProblem[] = []
    const products: ReadProduct[] = []
    for (const [index, group] of groups.entries()) {
      const product = this.#product(group, index, problems, warnings)
      if (product) products.push(product)
    }
    const media: NamedMedium[][] = groups.map(() => [])
    for (const product of products) media[product.group] = namedMedia(product)
    return {
      problems,
      warnings,
      media,
      write: (trx, stored) => this.#write(trx, products, groups.length, stored),
      writeMedia: (trx, stored) => {
        const pictured = products.flatMap((product) => mediaOf(product, stored[product.group] ?? []))
        return this.#upsertAll(trx, pictured, groups.length)
      },
    }
  }

  async finish(): Promise<ImportProblem[]> {
    if (this.#written >= MANY) await this.options.settle()
    return []
  }

  /** The product of a group, built from its valid rows; null if all rows are invalid. */
  #product(
    { rows, again }: RowGroup,
    group: number,
    problems: ImportProblem[],
    warnings: ImportProblem[]
  ): ReadProduct | null {
    const good: SheetRow[] = []
    const variantRows: SheetRow[] = []
    const variants: VariantInput[] = []
    let draft: Draft | null = null
    for (const row of rows) {
      const before = problems.length
      const variant = this.format.variant(row, problems, warnings)
      const first: Draft = draft ?? this.format.product(row, problems, warnings)
      if (problems.length > before) continue
      draft = first
      good.push(row)
      if (!variant) continue
      variants.push(variant)
      variantRows.push(row)
    }
    if (!draft) return null
    const { pictures, videos, ...fields } = draft
    // Later rows of a product that was written already only add variants. Its fields come from the first rows.
    const input: ProductInput = again ? addition(fields, variants) : { ...fields, variants }
    const media = again ? {} : { ...(pictures && { image: pictures }), ...(videos && { video: videos }) }
    return { group, input, media, rows: good, variantRows }
  }

  async #write(
    trx: Transaction,
    products: readonly ReadProduct[],
    groups: number,
    stored: readonly StoredMedium[][]
  ): Promise<WrittenBatch> {
    if (products.length === 0) {
      return { results: Array.from({ length: groups }, () => 'rejected'), problems: [], warnings: [] }
    }
    const ready = products.map((product) => withMedia(product, stored[product.group] ?? [], this.options.hasMedia))
    const prepared = (await this.format.prepare?.(trx, ready)) ?? NOTHING_PREPARED
    const watched = await watchCategories(
      trx,
      ready.map(({ input }) => input),
      () => this.#upsertAll(trx, ready, groups)
    )
    const { result } = watched
    return {
      ...result,
      warnings: [...prepared.warnings, ...watched.warnings, ...result.warnings],
      writes: [...prepared.writes, ...watched.writes, ...result.writes],
    }
  }

  async #upsertAll(trx: Transaction, products: readonly ReadProduct[], groups: number) {
    const results: GroupResult[] = Array.from({ length: groups }, () => 'rejected')
    const problems: ImportProblem[] = []
    const written: [ReadProduct, UpsertResult][] = []
    for (const [product, result] of await this.#upsert(trx, products)) {
      if (result.outcome !== 'refused') written.push([product, result])
      else this.#refuse(product, result.errors, problems)
    }
    const warnings: ImportProblem[] = []
    for (const [product, result] of written) {
      if (result.outcome !== 'refused') results[product.group] = result.outcome
      warnings.push(...this.#moved(product, result), ...(await this.#lacks(trx, product, result)))
    }
    if (written.some(([, { lacks }]) => lacks?.isHeldBack)) warnings.push(refusedRow(null, draftsMade(), null))
    this.#written += results.filter((result) => result === 'created' || result === 'updated').length
    const writes = written.flatMap(([, result]) => (result.written ? [productWrite(result.written)] : []))
    return { results, problems, warnings, writes, changes: await this.#changes(trx, written) }
  }

  /** The changes of existing products: with values where the import shows them, else only the fields. */
  async #changes(trx: Transaction, written: readonly [ReadProduct, UpsertResult][]): Promise<ThingChange[]> {
    const { formats, names } = this.options
    const changed = written.flatMap(([{ input, rows }, { code, changed: found }]) => {
      if (!found) return []
      const key = rows.length > 1 ? code : (input.variants[0]?.sku ?? code)
      return [{ row: rows[0]?.row ?? 0, key, title: found.name, fields: changedFields(found.fields, input) }]
    })
    const all = changed.flatMap(({ fields }) => fields)
    const shown = formats && all.length > 0 ? await showValues(trx, all, formats) : null
    return changed.map(({ row, key, title, fields }) => ({
      row,
      key,
      title,
      fields: fields.map(({ field, sku, before, after, isCleared }) => ({
        field,
        label: names.fields.get(field) ?? OTHER_LABELS[field] ?? { fr_FR: field, en_GB: field },
        part: sku,
        shown: shown && { before: shown(before, field), after: shown(after, field) },
        isCleared,
      })),
    }))
  }

  #moved(product: ReadProduct, { movedSlugs }: UpsertResult): ImportProblem[] {
    const row = product.rows[0]?.row ?? null
    return movedSlugs.map(({ locale, wanted, slug }) =>
      refusedRow(row, slugMoved({ wanted, slug }), this.#fieldOf(`translations.${locale}.slug`, product))
    )
  }

  /** Warnings about required values that a product lacks, and about those it kept instead of losing them. */
  async #lacks(trx: Transaction, product: ReadProduct, { lacks }: UpsertResult): Promise<ImportProblem[]> {
    const { values = [], kept = [], isHeldBack = false } = lacks ?? {}
    const row = product.rows[0]?.row ?? null
    const warnings: ImportProblem[] = []
    for (const code of values) {
      const field = this.#fieldOf(`attributes.${code}`, product) ?? code
      const mend = `${field}=${await this.#example(trx, code, field)}`
      const name = this.options.names.attributes.get(code) ?? field
      warnings.push(refusedRow(row, (isHeldBack ? valueHeldBack : valueMissing)({ field: name, mend }), field))
    }
    for (const code of kept) {
      const field = this.#fieldOf(`attributes.${code}`, product) ?? code
      const name = this.options.names.attributes.get(code) ?? field
      warnings.push(refusedRow(row, valueKept({ field: name }), field))
    }
    return warnings
  }

  /** A valid example for a column. Only for our own columns, because the values of other formats are unknown here. */
  async #example(trx: Transaction, code: string, field: string): Promise<string> {
    if (field !== `attr.${code}`) return '…'
    const example = this.#examples.get(code) ?? (await exampleValue(trx, code))
    this.#examples.set(code, example)
    return example
  }

  async #upsert(trx: Transaction, products: readonly ReadProduct[]): Promise<[ReadProduct, UpsertResult][]> {
    const { upsert, origin, createMissing, newAreDrafts } = this.options
    const results = await upsert.execute(
      products.map(({ input }) => input),
      {
        origin,
        createOptions: createMissing,
        createCategories: createMissing,
        mayLackValues: true,
        newStatus: newAreDrafts ? 'draft' : 'published',
      },
      trx
    )
    return results.map((result) => [products[result.index] as ReadProduct, result])
  }

  /** Reports errors of a variant at its row. An error of the whole product rejects all of its rows. */
  #refuse(product: ReadProduct, errors: readonly DomainError[], problems: ImportProblem[]): void {
    const isWhole = errors.some(({ field = '' }) => !/^variants\.\d+/.test(field))
    const [first] = product.rows
    for (const error of errors) {
      const variant = /^variants\.(\d+)/.exec(error.field ?? '')
      const row = variant ? product.variantRows[Number(variant[1])] : first
      problems.push(this.#problem(row, error, product))
    }
    if (!isWhole) return
    const reported = new Set(problems.map(({ row }) => row))
    for (const { row } of product.rows) {
      if (reported.has(row)) continue
      problems.push(refusedRow(row, productRefused({ row: first?.row ?? row }), null))
    }
  }

  #problem(row: SheetRow | undefined, error: DomainError | undefined, product: ReadProduct): ImportProblem {
    const refused = this.#withHint(error ?? productRefused({ row: row?.row ?? 0 }))
    const field = this.#fieldOf(refused.field ?? '', product)
    const problem = refusedRow(row?.row ?? null, refused, field)
    const parameters = this.#withNames(refused.parameters)
    const mend = mendOf(refused, field)
    return { ...problem, parameters: mend === null ? parameters : { ...parameters, mend } }
  }

  /** Replaces the codes of attributes and families by their names. Unknown codes stay. */
  #withNames(parameters: ErrorParameters): ErrorParameters {
    const { attributes, families } = this.options.names
    const attribute = attributes.get(String(parameters.attribute))
    const family = families.get(String(parameters.family))
    return { ...parameters, ...(attribute ? { attribute } : {}), ...(family ? { family } : {}) }
  }

  /** Replaces the error of a missing option or category by one that explains how the import can create it. */
  #withHint(error: DomainError): DomainError {
    if (this.options.createMissing) return error
    const withHint = ERRORS_WITH_HINT.find((each) => each.kind.code === error.kind.code)
    return withHint ? withHint(error.parameters, error.field) : error
  }

  #fieldOf(place: string, { input }: ReadProduct): string | null {
    return this.format.fieldOf?.(place) ?? fieldOf(place, input)
  }
}

/** The value of `--defaults` that would fix the error; null without one. */
function mendOf({ kind, parameters }: DomainError, field: string | null): string | null {
  if (field === 'price' && kind.code === VALUE_REQUIRED) return 'price=12.90'
  return typeof parameters.fitting === 'string' ? `family=${parameters.fitting}` : null
}

function addition({ code, type }: Draft, variants: VariantInput[]): ProductInput {
  const input: ProductInput = { type: type ?? 'configurable', variants }
  return code === undefined ? input : { ...input, code }
}
