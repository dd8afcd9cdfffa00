import { inject } from '@adonisjs/core'
import { Statements } from '#core/database/statements'
import { ProductJournal, type Publication } from '#plugins/catalogue/products/upsert/product_journal'
import { shortEvents } from '#plugins/catalogue/stock/shortage'
import type { Transaction } from '#core/database/store'

/** Publishes changes of stock and reservations: the event, the change feed, and the products listed again. */
@inject()
export class StockJournal {
  constructor(private readonly products: ProductJournal) {}

  /** `short`: ids of the variants whose shortage grew. */
  async publish(
    trx: Transaction,
    variants: readonly number[],
    audit?: Publication['audit'],
    short: readonly number[] = []
  ): Promise<void> {
    const ids = await this.#hold(new Statements(trx), variants)
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
   * Locks the products of the variants, with the bundles they are parts of, and returns their ids. Two transactions that
   * move stock of the same product then list it one after the other, so that the second listing includes the first change.
   */
  async #hold(db: Statements, variants: readonly number[]): Promise<number[]> {
    const own = `select product_id from catalogue_variants where id in ${db.ids}`
    if (db.sqlite) {
      const rows = await db.all<{ id: number }>(`select distinct product_id as id from (${own})`, variants)
      return rows.map(({ id }) => id)
    }
    const rows = await db.all<{ id: number; is_own: boolean }>(
      `select id, id in (${own}) as is_own from catalogue_products where id in (${own}
         union select p.product_id from catalogue_variants v join catalogue_product_parts p on p.sku = v.sku
           where v.product_id in (${own}))
       order by id for no key update`,
      ...[variants, variants, variants]
    )
    return rows.filter(({ is_own: isOwn }) => isOwn).map(({ id }) => id)
  }
}
