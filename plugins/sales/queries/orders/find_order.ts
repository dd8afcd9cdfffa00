import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { orderNotFound } from '#plugins/sales/errors/orders'
import { outside } from '#plugins/sales/database/statements'
import { readOrder } from '#plugins/sales/services/orders/order_reads'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/** An order with its lines, as it is stored. */
@inject()
export class FindOrder {
  constructor(private readonly store: Store) {}

  /** @throws orderNotFound */
  async execute(id: number): Promise<StoredOrder> {
    const order = await readOrder(outside(this.store), this.store.dialect, { id })
    if (!order) throw orderNotFound()
    return order
  }
}
