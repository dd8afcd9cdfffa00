import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { orderNotFound } from '#plugins/sales/orders/errors'

/** Finds a customer's own order by its number. */
@inject()
export class FindOwnOrder {
  constructor(private readonly store: Store) {}

  /** Returns its id. @throws orderNotFound, also for an order of another customer */
  async execute(customerId: number, number: string): Promise<number> {
    const row = await this.store.reader.first<{ id: number }>(
      'select id from sales_orders where number = ? and customer_id = ?',
      [number, customerId]
    )
    if (!row) throw orderNotFound()
    return Number(row.id)
  }
}
