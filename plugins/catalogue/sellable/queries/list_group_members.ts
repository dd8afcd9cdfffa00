import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'

/** SKUs of what a grouped product is sold by, in the order of its page. */
@inject()
export class ListGroupMembers {
  constructor(private readonly store: Store) {}

  async execute(productId: number, trx?: Transaction): Promise<string[]> {
    const sql = `select sku from catalogue_product_parts where product_id = ? and option_id is null order by position, id`
    const rows = trx
      ? await queryRows<{ sku: string }>(trx, sql, [productId])
      : await this.store.reader.all<{ sku: string }>(sql, [productId])
    return rows.map(({ sku }) => sku)
  }
}
