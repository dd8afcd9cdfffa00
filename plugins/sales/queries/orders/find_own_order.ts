import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { orderNotFound } from '#plugins/sales/errors/orders'

/** Finds a customer's own order by what it is called. */
@inject()
export class FindOwnOrder {
  constructor(private readonly store: Store) {}

  /** Gives its id. @throws orderNotFound for one that is not theirs, too */
  async execute(customerId: number, number: string): Promise<number> {
    const row = await this.store.reader.first<{ id: number }>(
      'select id from sales_orders where number = ? and customer_id = ?',
      [number, customerId]
    )
    if (!row) throw orderNotFound()
    return Number(row.id)
  }
}
