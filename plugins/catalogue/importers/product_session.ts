import { type DomainError } from '#core/errors/domain_error'
import { refusedRow, type ImportProblem } from '#core/import/problem'
import { watchCategories } from '#plugins/catalogue/importers/category_watch'
import { valueRequired } from '#plugins/catalogue/errors'
import { fieldOf } from '#plugins/catalogue/importers/input_fields'
import { exampleValue } from '#plugins/catalogue/importers/example_value'
import {
  draftsMade,
  productRefused,
  slugMoved,
  valueHeldBack,
  valueKept,
  valueMissing,
} from '#plugins/catalogue/importers/errors'
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
  WrittenBatch,
} from '#core/import/importer'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'
import type { UpsertProducts, UpsertResult } from '#plugins/catalogue/actions/upsert_products'
import type { Draft } from '#plugins/catalogue/importers/product_columns'
import type { ProductInput, VariantInput } from '#plugins/catalogue/services/upsert/product_input'

/** How rows of one format become products. */
export interface ProductFormat {
  keyOf(values: SheetRow['values']): RowKey
  /** What the row says of the product; not asked of rows that only add a variant. */
  product(row: SheetRow, problems: ImportProblem[], warnings: ImportProblem[]): Draft
  variant(row: SheetRow, problems: ImportProblem[]): VariantInput
  /** Names the cell of a place in the input that was refused, where the format knows better than the input. */
  fieldOf?(place: string): string | null
  /** Makes what the rows need and the shop lacks. Called in each batch's transaction, before its products. */
  prepare?(trx: Transaction, products: readonly ProductInput[]): Promise<ImportProblem[]>
}

export interface ProductSessionOptions {
  upsert: Pick<UpsertProducts, 'execute'>
  origin: Origin
  hasMedia: boolean
  /** Whether options that the shop lacks may be made. */
  createOptions: boolean
  warnings: ImportProblem[]
  mediaFields: Partial<Record<MediaKind, string>>
  /** Puts the search index in order after many products were written. */
  settle(): Promise<void>
}

/** Fewer written products than this leave the search index quick enough. */
const MANY = 1000

const VALUE_REQUIRED = valueRequired().kind.code

/** Names of pictures and videos; a kind that nothing was said of is absent. */
type SaidMedia = Partial<Record<MediaKind, string[]>>

/** A product of a batch with the rows that describe it. */
interface ReadProduct {
  /** Place of its group in the batch. */
  group: number
  input: ProductInput
  media: SaidMedia
  /** The row of each variant. */
  rows: SheetRow[]
}

/** Brings products into the shop: rows of one product are put together and written by `UpsertProducts`. */
export class ProductSession implements ImportSession {
  readonly warnings: ImportProblem[]
  readonly mediaFields: Partial<Record<MediaKind, string>>
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
    }
  }

  async finish(): Promise<void> {
    if (this.#written >= MANY) await this.options.settle()
  }

  /** The product of a group, made of its rows that can be read; null when none can. */
  #product(
    { rows, again }: RowGroup,
    group: number,
    problems: ImportProblem[],
    warnings: ImportProblem[]
  ): ReadProduct | null {
    const good: SheetRow[] = []
    const variants: VariantInput[] = []
    let draft: Draft | null = null
    for (const row of rows) {
      const before = problems.length
      const variant = this.format.variant(row, problems)
      const first: Draft = draft ?? this.format.product(row, problems, warnings)
      if (problems.length > before) continue
      draft = first
      good.push(row)
      variants.push(variant)
    }
    if (!draft) return null
    const { pictures, videos, ...told } = draft
    // Rows that come back to a product add variants to it: what it is was said by the first ones.
    const input: ProductInput = again ? addition(told, variants) : { ...told, variants }
    const media = again ? {} : { ...(pictures && { image: pictures }), ...(videos && { video: videos }) }
    return { group, input, media, rows: good }
  }

  async #write(
    trx: Transaction,
    products: readonly ReadProduct[],
    groups: number,
    stored: readonly StoredMedium[][]
  ): Promise<WrittenBatch> {
    const ready = products.map((product) => withMedia(product, stored[product.group] ?? [], this.options.hasMedia))
    const warnings =
      (await this.format.prepare?.(
        trx,
        ready.map(({ input }) => input)
      )) ?? []
    const watched = await watchCategories(
      trx,
      ready.map(({ input }) => input),
      () => this.#upsertAll(trx, ready, groups)
    )
    return { ...watched.result, warnings: [...warnings, ...watched.warnings, ...watched.result.warnings] }
  }

  async #upsertAll(trx: Transaction, products: readonly ReadProduct[], groups: number) {
    const results: GroupResult[] = Array.from({ length: groups }, () => 'rejected')
    const problems: ImportProblem[] = []
    const again: ReadProduct[] = []
    const written: [ReadProduct, UpsertResult][] = []
    for (const [product, result] of await this.#upsert(trx, products)) {
      if (result.outcome !== 'refused') written.push([product, result])
      else again.push(...this.#refuse(product, result.errors, problems))
    }
    // What is left of a product after its bad rows were taken out gets a second chance.
    for (const [product, result] of await this.#upsert(trx, again)) {
      if (result.outcome !== 'refused') written.push([product, result])
      else for (const row of product.rows) problems.push(this.#problem(row, result.errors[0], product))
    }
    const warnings: ImportProblem[] = []
    for (const [product, result] of written) {
      if (result.outcome !== 'refused') results[product.group] = result.outcome
      warnings.push(...this.#moved(product, result), ...(await this.#lacks(trx, product, result)))
    }
    if (written.some(([, { lacks }]) => lacks?.isHeldBack)) warnings.push(refusedRow(null, draftsMade(), null))
    this.#written += results.filter((result) => result === 'created' || result === 'updated').length
    return { results, problems, warnings }
  }

  #moved(product: ReadProduct, { movedSlugs }: UpsertResult): ImportProblem[] {
    const row = product.rows[0]?.row ?? null
    return movedSlugs.map(({ locale, wanted, slug }) =>
      refusedRow(row, slugMoved({ wanted, slug }), this.#fieldOf(`translations.${locale}.slug`, product))
    )
  }

  /** What its family requires and a product lacks, or would have lost. */
  async #lacks(trx: Transaction, product: ReadProduct, { lacks }: UpsertResult): Promise<ImportProblem[]> {
    const { values = [], kept = [], isHeldBack = false } = lacks ?? {}
    const row = product.rows[0]?.row ?? null
    const warnings: ImportProblem[] = []
    for (const code of values) {
      const field = this.#fieldOf(`attributes.${code}`, product) ?? code
      const mend = `${field}=${await this.#example(trx, code, field)}`
      warnings.push(refusedRow(row, (isHeldBack ? valueHeldBack : valueMissing)({ field, mend }), field))
    }
    for (const code of kept) {
      const field = this.#fieldOf(`attributes.${code}`, product) ?? code
      warnings.push(refusedRow(row, valueKept({ field }), field))
    }
    return warnings
  }

  /** An attribute's own column may hold any of its values; what a column of another format may hold, only that knows. */
  async #example(trx: Transaction, code: string, field: string): Promise<string> {
    if (field !== `attr.${code}`) return '…'
    const example = this.#examples.get(code) ?? (await exampleValue(trx, code))
    this.#examples.set(code, example)
    return example
  }

  async #upsert(trx: Transaction, products: readonly ReadProduct[]): Promise<[ReadProduct, UpsertResult][]> {
    const { upsert, origin, createOptions } = this.options
    const rules = { origin, createOptions, createCategories: true, mayLackValues: true }
    const results = await upsert.execute(
      products.map(({ input }) => input),
      rules,
      trx
    )
    return results.map((result) => [products[result.index] as ReadProduct, result])
  }

  /** Tells why; gives the product without its bad rows when good ones are left. */
  #refuse(product: ReadProduct, errors: readonly DomainError[], problems: ImportProblem[]): ReadProduct[] {
    const bad = new Set<number>()
    for (const { field = '' } of errors) {
      const variant = /^variants\.(\d+)(?:\.|$)/.exec(field)
      if (variant) bad.add(Number(variant[1]))
    }
    const isWhole = errors.some(({ field = '' }) => !/^variants\.\d+/.test(field))
    const [first] = product.rows
    for (const error of errors) {
      const variant = /^variants\.(\d+)/.exec(error.field ?? '')
      const row = variant ? product.rows[Number(variant[1])] : first
      problems.push(this.#problem(row, error, product))
    }
    const rest = product.rows.filter((_, index) => !bad.has(index))
    if (!isWhole && rest.length > 0) {
      const variants = product.input.variants.filter((_, index) => !bad.has(index))
      return [{ ...product, input: { ...product.input, variants }, rows: rest }]
    }
    const told = new Set(problems.map(({ row }) => row))
    for (const { row } of product.rows) {
      if (told.has(row)) continue
      problems.push(refusedRow(row, productRefused({ row: first?.row ?? row }), null))
    }
    return []
  }

  #problem(row: SheetRow | undefined, error: DomainError | undefined, product: ReadProduct): ImportProblem {
    const refused = error ?? productRefused({ row: row?.row ?? 0 })
    const field = this.#fieldOf(refused.field ?? '', product)
    const problem = refusedRow(row?.row ?? null, refused, field)
    const mend = mendOf(refused, field)
    return mend === null ? problem : { ...problem, parameters: { ...refused.parameters, mend } }
  }

  #fieldOf(place: string, { input }: ReadProduct): string | null {
    return this.format.fieldOf?.(place) ?? fieldOf(place, input)
  }
}

/** The default that would have filled the cell. */
function mendOf({ kind, parameters }: DomainError, field: string | null): string | null {
  if (field === 'price' && kind.code === VALUE_REQUIRED) return 'price=12.90'
  return typeof parameters.fitting === 'string' ? `family=${parameters.fitting}` : null
}

function addition({ code, type }: Draft, variants: VariantInput[]): ProductInput {
  const input: ProductInput = { type: type ?? 'configurable', variants }
  return code === undefined ? input : { ...input, code }
}

const KINDS = ['image', 'video'] as const satisfies MediaKind[]

function namedMedia({ media }: ReadProduct): NamedMedium[] {
  return KINDS.flatMap((kind) => (media[kind] ?? []).map((name) => ({ kind, name })))
}

/** What was found takes the place of the product's own, kind by kind; where nothing was found it stays as it is. */
function withMedia(product: ReadProduct, stored: readonly StoredMedium[], hasMedia: boolean): ReadProduct {
  const { media: said, input } = product
  const isTold = (kind: MediaKind) => {
    const isFound = hasMedia && stored.some((one) => one.kind === kind)
    return said[kind]?.length === 0 || (said[kind] !== undefined && isFound)
  }
  const told = KINDS.filter(isTold)
  if (told.length === 0) return product
  const media = stored.filter(({ kind }) => told.includes(kind)).map(({ mediaId, kind }) => ({ mediaId, kind }))
  const keptMedia = KINDS.filter((kind) => !told.includes(kind))
  return { ...product, input: { ...input, media, ...(keptMedia.length > 0 ? { keptMedia } : {}) } }
}
