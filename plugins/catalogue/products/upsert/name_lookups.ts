import { ReadList, type ReadSet } from '#core/database/read_set'
import { CategoryLookup } from '#plugins/catalogue/products/upsert/category_lookup'
import { codeOf, LINK_KINDS, type ProductInput } from '#plugins/catalogue/products/upsert/product_input'
import type { CategoryTree } from '#plugins/catalogue/categories/category_tree'
import type { Statements } from '#core/database/statements'
import type { Transaction } from '#core/database/store'

/** Names of one kind that a batch has, and the rows that were found by them. */
class Lookup<Row> {
  #found = new ReadList<Row>()

  constructor(private readonly names: ReadonlySet<string>) {}

  /** Declares the read, unless nothing is named. `times`: how often the statement takes the list of names. */
  query(reads: ReadSet, fields: Record<string, string>, from: string, order: string, times = 1): void {
    if (this.names.size === 0) return
    const names = JSON.stringify([...this.names])
    this.#found = reads.list(fields, from, order, ...Array.from({ length: times }, () => names))
  }

  get rows(): readonly Row[] {
    return this.#found.rows
  }
}

const isAddress = (source: string) => /^https?:\/\//i.test(source.trim())

/** The SKUs of parts that a product names. */
function partsOf({ bundle, bundleOptions = {}, members }: ProductInput): string[] {
  const options = [...(bundle ?? []), ...Object.values(bundleOptions)]
  return [...options.flatMap((option) => option?.parts ?? []), ...(members ?? [])].map(({ sku }) => sku.trim())
}

/** The uploaded files that a product names. */
function filesOf({ downloads, downloadCells = {} }: ProductInput): string[] {
  const cells = Object.values(downloadCells).flatMap((cell) => cell.items ?? [])
  return [...(downloads ?? []), ...cells].map(({ source }) => source.trim()).filter((source) => !isAddress(source))
}

/** Finds what the products of a batch name, except options, and the pending links to products of the batch. */
export class NameLookups {
  readonly categories = new CategoryLookup()
  readonly #links: Lookup<{ key: string; id: number }>
  readonly #composite: Lookup<{ sku: string }>
  readonly #files: Lookup<{ key: string; hash: string }>
  readonly #pending: Lookup<{ product: number; key: string }>
  #ids = new Map<string, number>()
  #parts = new Set<string>()
  #hashes = new Map<string, string>()

  constructor(inputs: readonly ProductInput[]) {
    for (const input of inputs) this.categories.gather(input)
    const all = (namesOf: (input: ProductInput) => readonly string[]) => new Set(inputs.flatMap(namesOf))
    this.#links = new Lookup(
      all(({ links }) => LINK_KINDS.flatMap((kind) => (links?.[kind] ?? []).map((key) => key.trim())))
    )
    this.#composite = new Lookup(all(partsOf))
    this.#files = new Lookup(all(filesOf))
    this.#pending = new Lookup(all((input) => [codeOf(input), ...input.variants.map(({ sku }) => sku)]))
  }

  /** Declares the reads. */
  query(reads: ReadSet, { texts }: Statements): void {
    this.categories.query(reads)
    // A code wins over a SKU: codes come last.
    this.#links.query(
      reads,
      { key: 'k.key', id: 'k.id' },
      `(select p.code as key, p.id, 1 as place from catalogue_products p where p.code in ${texts}
        union all select v.sku, v.product_id, 0 from catalogue_variants v where v.sku in ${texts}) k`,
      'k.place, k.id',
      2
    )
    this.#composite.query(
      reads,
      { sku: 'v.sku' },
      `catalogue_variants v join catalogue_products p on p.id = v.product_id
       where v.sku in ${texts} and p.type in ('bundle', 'grouped')`,
      'v.id'
    )
    // By hash, else the newest of that name.
    this.#files.query(
      reads,
      { key: 'f.key', hash: 'f.hash' },
      `(select name as key, hash, id from catalogue_files where name in ${texts}
        union all select hash, hash, id from catalogue_files where hash in ${texts}) f`,
      'f.id',
      2
    )
    this.#pending.query(
      reads,
      { product: 'w.product_id', key: 'w.sku' },
      `catalogue_pending_links w where w.sku in ${texts}`,
      'w.product_id'
    )
  }

  /** Indexes the rows. With a tree, missing categories are created in it. */
  async resolve(trx: Transaction, tree: CategoryTree | null): Promise<void> {
    await this.categories.resolve(trx, tree)
    this.#ids = new Map(this.#links.rows.map(({ key, id }) => [key, id]))
    this.#parts = new Set(this.#composite.rows.map(({ sku }) => sku))
    this.#hashes = new Map(this.#files.rows.map(({ key, hash }) => [key, hash]))
  }

  /** The id of a linked product, or the code or SKU itself if no product has it yet. */
  linkTarget(key: string): number | string {
    return this.#ids.get(key.trim()) ?? key.trim()
  }

  /** Whether a SKU is that of a bundle or a grouped product: those cannot be parts. */
  isComposite(sku: string): boolean {
    return this.#parts.has(sku)
  }

  /** The hash of an uploaded file, by its hash or name. */
  fileHash(source: string): string | null {
    return this.#hashes.get(source) ?? null
  }

  /** Code or SKU → ids of the products with a pending link to it. */
  pendingLinks(): ReadonlyMap<string, number[]> {
    const rows = Map.groupBy(this.#pending.rows, ({ key }) => key)
    return new Map([...rows].map(([key, found]) => [key, found.map(({ product }) => product)]))
  }
}
