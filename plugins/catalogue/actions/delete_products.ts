import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { productNotFound, productReserved } from '#plugins/catalogue/errors'
import { Addresses } from '#plugins/catalogue/services/addresses'
import { compositesAround } from '#plugins/catalogue/services/upsert/write_composition'
import { ProductJournal } from '#plugins/catalogue/services/upsert/product_journal'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import type { Origin } from '#core/audit/origin'

/** Removes products with all that belongs to them; not while somebody was promised one of their bottles. */
@inject()
export class DeleteProducts {
  constructor(
    private readonly store: Store,
    private readonly addresses: Addresses,
    private readonly journal: ProductJournal
  ) {}

  /** Tells how many were removed; unknown ids are passed over. */
  execute(ids: readonly number[], origin: Origin): Promise<number> {
    return this.store.transaction((trx) => this.#run(trx, ids, origin))
  }

  /** Removes one. Throws `productNotFound`. */
  one(id: number, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      if ((await this.#run(trx, [id], origin)) === 0) throw productNotFound({ id })
    })
  }

  /** Removes those of which nobody was promised a bottle; tells how many went and how many stay. */
  free(ids: readonly number[], origin: Origin): Promise<{ deleted: number; kept: number }> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const bulk = new Bulk(trx)
      const held = await bulk.run<{ id: number }>(
        `select distinct v.product_id as id from catalogue_variants v
         join catalogue_stock_levels l on l.variant_id = v.id where l.reserved > 0 and v.product_id in ${bulk.ids}`,
        ids
      )
      const kept = new Set(held.map(({ id }) => Number(id)))
      const deleted = await this.#run(
        trx,
        ids.filter((id) => !kept.has(id)),
        origin
      )
      return { deleted, kept: kept.size }
    })
  }

  async #run(trx: Transaction, ids: readonly number[], origin: Origin): Promise<number> {
    await lockProducts(trx)
    const bulk = new Bulk(trx)
    const products = await bulk.run<{ id: number; code: string }>(
      `select id, code from catalogue_products where id in ${bulk.ids}`,
      ids
    )
    if (products.length === 0) return 0
    const found = products.map(({ id }) => id)
    const [held] = await bulk.all<{ sku: string }>(
      `select v.sku from catalogue_variants v join catalogue_stock_levels l on l.variant_id = v.id
       where l.reserved > 0 and v.product_id in ${bulk.ids} limit 1`,
      found
    )
    if (held) throw productReserved({ sku: held.sku })
    const linked = await bulk.all<{ id: number }>(
      `select distinct product_id as id from catalogue_product_links where linked_id in ${bulk.ids}`,
      found
    )
    const around = await compositesAround(bulk, found)
    await bulk.all(`delete from catalogue_products where id in ${bulk.ids}`, found)
    await this.addresses.release(trx, 'product', found)
    const changes = (code: string) => ({ code: [code, null] }) as Record<string, [unknown, unknown]>
    const entries = products.map(({ id, code }) => ({
      ...{ subject: 'catalogue.products', subjectId: String(id), action: 'deleted' as const },
      changes: changes(code),
    }))
    const events = [{ name: 'catalogue.products.deleted', subject: 'catalogue.products', payload: { deleted: found } }]
    const touched = [...found, ...linked.map(({ id }) => id), ...around]
    await this.journal.publish(trx, touched, { audit: { origin, entries }, events })
    return found.length
  }
}
