import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'

/** Whether a customer has an order that was not cancelled. */
@inject()
export class HasOrdered {
  constructor(private readonly store: Store) {}

  /** `beforeOrder`: only those that are older than this one. */
  async execute(customerId: number, beforeOrder: number | null = null): Promise<boolean> {
    const row = await this.store.reader.first(
      "select 1 as found from sales_orders where customer_id = ? and state <> 'canceled' and id < ? limit 1",
      [customerId, beforeOrder ?? Number.MAX_SAFE_INTEGER]
    )
    return row !== null && row !== undefined
  }
}
