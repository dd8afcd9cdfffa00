import { ReadList, type ReadSet } from '#core/database/read_set'
import { codeOf } from '#plugins/catalogue/services/upsert/plan_product'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { ProductInput } from '#plugins/catalogue/services/upsert/product_input'

/** Which products have links that wait for a code or SKU of a batch. */
export class WaitingBook {
  #wanted = new Set<string>()
  #found = new ReadList<{ product: number; key: string }>()

  gather(input: ProductInput): void {
    this.#wanted.add(codeOf(input))
    for (const { sku } of input.variants) this.#wanted.add(sku)
  }

  ask(reads: ReadSet, bulk: Bulk): void {
    this.#found = reads.list(
      { product: 'w.product_id', key: 'w.sku' },
      `catalogue_pending_links w where w.sku in ${bulk.texts}`,
      'w.product_id',
      JSON.stringify([...this.#wanted])
    )
  }

  /** Key → ids of the products whose links wait for it. */
  waiting(): ReadonlyMap<string, number[]> {
    const waiting = new Map<string, number[]>()
    for (const { product, key } of this.#found.rows) waiting.set(key, [...(waiting.get(key) ?? []), product])
    return waiting
  }
}
