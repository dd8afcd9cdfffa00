import { ReadList, type ReadSet } from '#core/database/read_set'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { ProductInput } from '#plugins/catalogue/services/upsert/product_input'

/** Which SKUs of a batch's parts belong to products that are made of parts themselves. */
export class PartBook {
  #wanted = new Set<string>()
  #composite = new Set<string>()
  #found = new ReadList<{ sku: string }>()

  gather({ bundle, bundleOptions = {}, members }: ProductInput): void {
    const options = [...(bundle ?? []), ...Object.values(bundleOptions)]
    const parts = [...options.flatMap((option) => option?.parts ?? []), ...(members ?? [])]
    for (const { sku } of parts) this.#wanted.add(sku.trim())
  }

  ask(reads: ReadSet, bulk: Bulk): void {
    if (this.#wanted.size === 0) return
    this.#found = reads.list(
      { sku: 'v.sku' },
      `catalogue_variants v join catalogue_products p on p.id = v.product_id
       where v.sku in ${bulk.texts} and p.type in ('bundle', 'grouped')`,
      'v.id',
      JSON.stringify([...this.#wanted])
    )
  }

  settle(): void {
    for (const { sku } of this.#found.rows) this.#composite.add(sku)
  }

  isComposite(sku: string): boolean {
    return this.#composite.has(sku)
  }
}
