import type { Bulk } from '#plugins/catalogue/database/bulk'
import { LINK_KINDS, type ProductInput } from '#plugins/catalogue/services/upsert/product_input'

/** Which product each link of a batch leads to: by product code or by the SKU of a variant. */
export class LinkBook {
  #wanted = new Set<string>()
  #ids = new Map<string, number>()

  gather({ links }: ProductInput): void {
    for (const kind of LINK_KINDS) {
      for (const key of links?.[kind] ?? []) this.#wanted.add(key.trim())
    }
  }

  async resolve(bulk: Bulk): Promise<void> {
    if (this.#wanted.size === 0) return
    const keys = [...this.#wanted]
    const rows = await bulk.all<{ key: string; id: number }>(
      `select p.code as key, p.id from catalogue_products p where p.code in ${bulk.texts}
       union all
       select v.sku, v.product_id from catalogue_variants v where v.sku in ${bulk.texts}`,
      keys,
      keys
    )
    for (const { key, id } of rows.reverse()) this.#ids.set(key, id)
  }

  /** Id of the product, or the key itself while nothing bears it. */
  targetOf(key: string): number | string {
    return this.#ids.get(key.trim()) ?? key.trim()
  }
}
