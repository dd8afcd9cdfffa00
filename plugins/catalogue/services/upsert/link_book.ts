import { ReadList, type ReadSet } from '#core/database/read_set'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import { LINK_KINDS, type ProductInput } from '#plugins/catalogue/services/upsert/product_input'

/** Which product each link of a batch leads to: by product code or by the SKU of a variant. */
export class LinkBook {
  #wanted = new Set<string>()
  #ids = new Map<string, number>()
  #found = new ReadList<{ key: string; id: number }>()

  gather({ links }: ProductInput): void {
    for (const kind of LINK_KINDS) {
      for (const key of links?.[kind] ?? []) this.#wanted.add(key.trim())
    }
  }

  ask(reads: ReadSet, bulk: Bulk): void {
    if (this.#wanted.size === 0) return
    const keys = JSON.stringify([...this.#wanted])
    this.#found = reads.list(
      { key: 'k.key', id: 'k.id' },
      `(select p.code as key, p.id, 1 as place from catalogue_products p where p.code in ${bulk.texts}
        union all select v.sku, v.product_id, 0 from catalogue_variants v where v.sku in ${bulk.texts}) k`,
      'k.place, k.id',
      ...[keys, keys]
    )
  }

  /** A code leads before a SKU. */
  settle(): void {
    for (const { key, id } of this.#found.rows) this.#ids.set(key, id)
  }

  /** Id of the product, or the key itself while nothing bears it. */
  targetOf(key: string): number | string {
    return this.#ids.get(key.trim()) ?? key.trim()
  }
}
