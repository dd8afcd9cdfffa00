import { inject } from '@adonisjs/core'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { ProductJournal, type Told } from '#plugins/catalogue/services/upsert/product_journal'
import { shortEvents } from '#plugins/catalogue/services/stock/shortage'
import type { Transaction } from '#core/database/store'

/** Tells of moved or promised stock, and lists the products anew. */
@inject()
export class StockJournal {
  constructor(private readonly products: ProductJournal) {}

  /** `short`: those of which more is missing than before. */
  async publish(
    trx: Transaction,
    variants: readonly number[],
    audit?: Told['audit'],
    short: readonly number[] = []
  ): Promise<void> {
    const ids = await this.#hold(new Bulk(trx), variants)
    if (ids.length === 0) return
    const events = [
      {
        name: 'catalogue.stock.moved',
        subject: 'catalogue.stock',
        payload: { variantIds: [...new Set(variants)], productIds: ids },
      },
      ...shortEvents(short),
    ]
    await this.products.publish(trx, ids, { silent: new Set(ids), events, ...(audit ? { audit } : {}) })
  }

  /**
   * The products of the variants. Two that move variants of one product, or of parts of one bundle, list it one after
   * the other: the second one's listing then knows what the first one did.
   */
  async #hold(bulk: Bulk, variants: readonly number[]): Promise<number[]> {
    const own = `select product_id from catalogue_variants where id in ${bulk.ids}`
    if (bulk.sqlite) {
      const rows = await bulk.all<{ id: number }>(`select distinct product_id as id from (${own})`, variants)
      return rows.map(({ id }) => id)
    }
    const rows = await bulk.all<{ id: number; is_own: boolean }>(
      `select id, id in (${own}) as is_own from catalogue_products where id in (${own}
         union select p.product_id from catalogue_variants v join catalogue_product_parts p on p.sku = v.sku
           where v.product_id in (${own}))
       order by id for no key update`,
      ...[variants, variants, variants]
    )
    return rows.filter(({ is_own: isOwn }) => isOwn).map(({ id }) => id)
  }
}
