import { inject } from '@adonisjs/core'
import { ReadChanges, type ShownChange, type ShownRow } from '#core/bulk/read_changes'
import { Store } from '#core/database/store'
import { ProductChanges } from '#plugins/catalogue/services/bulk/product_changes'
import type { BulkChange, ProductCell } from '#plugins/catalogue/services/bulk/bulk_change'
import type { Locale } from '#core/i18n/locales'

export interface ShownBulkChange extends Omit<ShownChange<BulkChange>, 'total'> {
  /** Products of the selection. */
  products: number
}

export interface ShownBulkRow extends ShownRow<ProductCell> {
  name: string
  sku: string
}

/** Bulk changes: what they are to do or did, page by page. */
@inject()
export class ShowBulkChange {
  constructor(
    private readonly store: Store,
    private readonly changes: ReadChanges,
    private readonly kind: ProductChanges
  ) {}

  async execute(id: number): Promise<ShownBulkChange> {
    return shown(await this.changes.one(this.kind, id))
  }

  /** The last ones of a member of staff that did something. */
  async recent(staff: number): Promise<ShownBulkChange[]> {
    const changes = await this.changes.recent<BulkChange>(this.kind, staff)
    return changes.map(shown)
  }

  /** Its products with every value before and after; those that are refused first. */
  async rows(id: number, { page, limit }: { page: number; limit: number }, locale: Locale): Promise<ShownBulkRow[]> {
    const rows = await this.changes.rows<ProductCell>(this.kind, id, { page, limit, locale })
    const names = await this.#names(rows.map((row) => row.id))
    return rows.map((row) => ({ ...row, name: '', sku: '', ...names.get(row.id) }))
  }

  async #names(ids: readonly number[]): Promise<Map<number, { name: string; sku: string }>> {
    if (ids.length === 0) return new Map()
    const rows = await this.store.reader.all<{ product_id: number; name: string; sku: string }>(
      `select product_id, name, sku from catalogue_product_rows where product_id in (${ids.map(() => '?').join(', ')})`,
      ids
    )
    return new Map(rows.map(({ product_id: id, name, sku }) => [Number(id), { name, sku }]))
  }
}

function shown({ total, ...change }: ShownChange<BulkChange>): ShownBulkChange {
  return { ...change, products: total }
}
