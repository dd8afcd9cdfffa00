import { inject } from '@adonisjs/core'
import { Outbox } from '#core/events/outbox'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { compositesAround } from '#plugins/catalogue/services/upsert/write_composition'
import { ProductJournal } from '#plugins/catalogue/services/upsert/product_journal'
import type { Transaction } from '#core/database/store'

/** Tells of moved or promised stock, and lists the products anew. */
@inject()
export class StockJournal {
  constructor(
    private readonly outbox: Outbox,
    private readonly products: ProductJournal
  ) {}

  async publish(trx: Transaction, variants: readonly number[]): Promise<void> {
    const bulk = new Bulk(trx)
    const rows = await bulk.run<{ id: number }>(
      `select distinct product_id as id from catalogue_variants where id in ${bulk.ids}`,
      variants
    )
    const productIds = rows.map(({ id }) => id)
    if (productIds.length === 0) return
    await this.outbox.record(trx, {
      name: 'catalogue.stock.moved',
      subject: 'catalogue.stock',
      payload: { variantIds: [...new Set(variants)], productIds },
    })
    const touched = [...new Set([...productIds, ...(await compositesAround(bulk, productIds))])]
    await this.#hold(bulk, touched)
    await this.products.publish(trx, touched)
  }

  /**
   * Two that move variants of one product list it one after the other: the second one's listing then
   * knows what the first one did.
   */
  async #hold(bulk: Bulk, productIds: readonly number[]): Promise<void> {
    if (bulk.sqlite) return
    await bulk.all(
      `select id from catalogue_products where id in ${bulk.ids} order by id for no key update`,
      productIds
    )
  }
}
